import type { SandboxWindow } from '../window.ts';

/** The tabs of the page “Standing”. */
export const standingWindows: readonly SandboxWindow[] = [
  {
    topic: 'standing',
    name: 'Summary',
    note: 'period: "current", "all", or the year in which a registration year ends, such as "2026".',
    examples: [
      'me.cpdSummary',
      'CountedEvidence',
      {
        operation: 'portfolio',
        note: 'The data of a report; GET /api/report returns it as a file.',
      },
    ],
    variables: { period: 'current', first: 10 },
  },
  {
    topic: 'standing',
    name: 'Submission',
    note: 'The data of the report to hand in; POST /api/report returns it as a file.\nchoice.include adds practice hours and indemnity cover.',
    examples: ['submission'],
    variables: {
      period: 'current',
      choice: {
        include: ['PRACTICE_HOURS', 'INDEMNITY'],
        withoutSections: [],
        withoutActivities: [],
        withheldReflections: [],
      },
    },
  },
  {
    topic: 'standing',
    name: 'Progress',
    examples: ['Progress', 'YearInReview'],
    variables: { period: 'current', titles: true },
  },
  {
    topic: 'standing',
    name: 'Renewal',
    examples: ['Renewal', 'RenewalHints'],
    variables: {},
  },
  {
    topic: 'standing',
    name: 'Search',
    examples: ['Search'],
    variables: { query: 'airway', first: 10 },
  },
  {
    topic: 'standing',
    name: 'Shared submissions',
    note: 'Making a link needs a recent proof of identity. The secret is the part of the link after #.',
    examples: [
      'SharedSubmissions',
      'SharedSubmissionAccesses',
      'CreateSharedSubmission',
      'RevokeSharedSubmission',
      'DeleteSharedSubmission',
      'openSharedSubmission',
    ],
    variables: {
      first: 10,
      id: '1',
      createSharedSubmission: { name: 'Auditor at Ahpra', period: 'current', days: 28 },
      secret: 'secret of createSharedSubmission',
    },
    ids: { id: 'createSharedSubmission' },
  },
];
