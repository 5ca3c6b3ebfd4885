/** A page of the sandbox: the tabs of some nouns, at most eight, so that all of them are in view. */
export interface Topic {
  /** In the address: /sandbox/?topic=plan. */
  id: string;
  label: string;
  /** Names of windows; the first one is shown. */
  tabs: readonly string[];
}

export const topics: readonly Topic[] = [
  { id: 'start', label: 'Start here', tabs: ['Start here', 'Session', 'Live'] },
  {
    id: 'activities',
    label: 'Activities',
    tabs: [
      'Activities',
      'Recent activities',
      'Does this count?',
      'Presets',
      'Evidence',
      'Imports',
      'Confirmations',
      'Any record',
    ],
  },
  {
    id: 'plan',
    label: 'Plan',
    tabs: ['Learning plan', 'Planned activities', 'Closing goals', 'Reflective logs'],
  },
  {
    id: 'documents',
    label: 'Documents',
    tabs: ['Documents', 'Credentials', 'Practice hours', 'Audit letters', 'Bin'],
  },
  {
    id: 'standing',
    label: 'Standing',
    tabs: ['Summary', 'Progress', 'Renewal', 'Search', 'Shared submissions'],
  },
  {
    id: 'learning',
    label: 'Learning',
    tabs: ['Modules', 'Resources', 'Notifications'],
  },
  {
    id: 'crew',
    label: 'Crew',
    tabs: ['Crew sessions', 'Crew tickets', 'Crew guests', 'Live crew session'],
  },
  {
    id: 'account',
    label: 'Account',
    tabs: [
      'Users',
      'Registration',
      'Registration history',
      'Registrations',
      'Settings',
      'Security',
      'Access tokens',
    ],
  },
];

/**
 * The operation whose record the ids of a tab mean. `id of createActivity` in the variables becomes the id of what that
 * operation made in this visit.
 */
export const makers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Activities: { id: 'createActivity', ids: 'createActivity' },
  'Any record': { id: 'createActivity', ids: 'createActivity' },
  'Does this count?': { id: 'createActivity' },
  'Reflective logs': { id: 'createReflectiveLog' },
  'Audit letters': { id: 'createAuditNotice' },
  Credentials: { id: 'createCredential' },
  'Practice hours': { id: 'createPracticePeriod' },
  Documents: { id: 'createDocument' },
  Presets: { id: 'createPreset' },
  Confirmations: { activityId: 'createActivity', id: 'createConfirmationRequest' },
  Imports: { id: 'importActivities' },
  'Learning plan': { id: 'createLearningGoal' },
  'Closing goals': { id: 'createLearningGoal' },
  'Planned activities': { id: 'createPlannedActivity', goalId: 'createLearningGoal' },
  'Shared submissions': { id: 'createSharedSubmission' },
  'Access tokens': { id: 'createAccessToken' },
  Bin: { id: 'deleteActivity' },
  Evidence: { id: 'evidenceFiles' },
  Settings: { id: 'addPushSubscription.push' },
  Security: { id: 'addPasskey.security.passkeys' },
  'Crew sessions': {
    id: 'startCrewSession',
    sessionId: 'startCrewSession',
    personId: 'memberId of startCrewSession',
  },
  'Live crew session': { id: 'startCrewSession' },
  Resources: { id: 'createResource', resourceId: 'createResource', reviewId: 'reviewResource' },
  Notifications: { id: 'notifications' },
};
