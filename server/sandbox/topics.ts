/** The pages of the sandbox. A page has at most eight tabs (windows/), so that all of them are in view. */
export const topics = [
  { id: 'start', label: 'Start here' },
  { id: 'activities', label: 'Activities' },
  { id: 'plan', label: 'Plan' },
  { id: 'documents', label: 'Documents' },
  { id: 'standing', label: 'Standing' },
  { id: 'learning', label: 'Learning' },
  { id: 'crew', label: 'Crew' },
  { id: 'teams', label: 'Teams' },
  { id: 'account', label: 'Account' },
] as const;

/** In the address: /sandbox/?topic=plan. */
export type TopicId = (typeof topics)[number]['id'];
