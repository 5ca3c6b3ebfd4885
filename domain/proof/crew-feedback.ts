import { counted } from '../counts.ts';
import { crewLimits } from './crew-sessions.ts';

/** Limits of feedback on a taught session; all ours. */
export const crewFeedbackLimits = {
  usefulness: { min: 1, max: 5 },
  change: { max: 500 },
  /** One answer of each attendee. */
  count: crewLimits.attendees,
  /** The educator sees nothing before this many answers: fewer could be guessed. */
  shownFrom: 5,
} as const;

/** What the lowest and the highest rating mean. */
const ends: Readonly<Record<number, string>> = { 1: 'not useful', 5: 'very useful' };

/** Returns a rating in words: '5, very useful'. */
export const usefulnessText = (rating: number | ''): string =>
  [rating, ends[Number(rating)]].filter(Boolean).join(', ');

/** The ratings that can be chosen. */
export const usefulnessRatings: readonly number[] = Array.from(
  { length: crewFeedbackLimits.usefulness.max },
  (_, index) => index + crewFeedbackLimits.usefulness.min,
);

/** Returns the number of answers in words. */
export const answersLabel = (count: number): string => counted(count, 'answer');

export const crewFeedbackMessages = {
  usefulness: 'Choose how useful it was, from 1 to 5',
  notTaught: 'Only a session with an educator takes feedback, once it has ended',
  once: 'You have given feedback on this session already',
  late: `Feedback can be given for ${crewLimits.afterDays} days`,
} as const;

/** Texts of the form and of what the educator sees. */
export const crewFeedbackTexts = {
  title: 'Feedback for the educator',
  anonymous: `Anonymous: your answers are stored without your name, and the educator sees them once ${crewFeedbackLimits.shownFrom} people have answered.`,
  ratingHelp: `1 is ${ends[1]}, 5 is ${ends[5]}.`,
  changeHelp: 'Leave out patient details, and anything that shows who you are.',
  send: 'Send feedback',
  sent: { title: 'Feedback sent' },
  failed: 'Your feedback could not be sent',
  given: 'You have given feedback. It cannot be changed: nothing says which answers are yours.',
  panel: 'Feedback',
  fewer: `Feedback is shown once ${crewFeedbackLimits.shownFrom} attendees have answered, so that nobody can be recognised.`,
  ratings: 'How useful it was',
  changes: 'What they would change',
  noChanges: 'Nobody wrote what they would change.',
  order: 'In random order.',
} as const;
