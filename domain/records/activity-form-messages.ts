/** Texts of the form of an activity, and after it was saved (specification, sections 2 and 8). */
export const activityFormMessages = {
  dialogTitle: { record: 'Record CPD Activity', edit: 'Edit CPD Activity' },
  saveFailed: 'Something went wrong',
  created: {
    title: 'Activity created',
    description: 'Your CPD activity has been recorded successfully.',
  },
  updated: {
    title: 'Activity updated',
    description: 'Your CPD activity has been updated successfully.',
  },
  /** Follows the message about an activity that was saved in progress. */
  notCounted: 'It is still in progress, so its hours do not count yet.',
  /** Follow the message about an activity that was saved as completed. */
  counted: (hours: string) => `${hours} counted.`,
  interactiveMet: (hours: number) => `All ${hours} interactive hours are there.`,
  nothingAdded: 'It adds no hours to the present CPD period.',
  /** Buttons for the next step, by the gap that each closes. */
  afterSaving: { reflection: 'Reflect', evidence: 'Photo' },
  /** Beside the button that saves an activity in progress, with the one press that completes it. */
  notCountedYet: 'In progress: 0 h count yet.',
  completedToday: 'Completed today',
  /** After an activity was ticked: the day that it counts on, null for today, and the button that changes it. */
  completed: (day: string | null) => (day ? `Completed on ${day}` : 'Completed today'),
  anotherDay: 'Another day',
} as const;
