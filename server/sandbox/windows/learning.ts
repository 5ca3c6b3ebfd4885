import type { SandboxWindow } from '../window.ts';

/** The tabs of the page “Learning”. */
export const learningWindows: readonly SandboxWindow[] = [
  {
    topic: 'learning',
    name: 'Modules',
    examples: [
      'Modules',
      'ModulePlayer',
      'recommendedModules',
      'SaveModuleProgress',
      {
        operation: 'SubmitQuiz',
        note: 'Correct answers and explanations come with the result, never before.',
      },
      {
        operation: 'CompleteModule',
        note: 'Refused until the quiz is passed.',
      },
      'ModuleReview',
      {
        operation: 'AnswerModuleReview',
        note: 'Refused unless this review is due: 1, 4 and 12 weeks after the module is completed.',
      },
      {
        operation: 'changes',
        note: 'Every change of your records, from the first one on. With the last `cursor` as `after` the next ones follow.',
      },
      {
        operation: 'timelinePoint',
        note: 'A point as a report or weekly message prints it; this one is of no account.',
      },
      {
        operation: 'verifyTimelinePoint',
        note: 'Needs no session. It says only if the point is of this server, and since when.',
      },
      {
        operation: 'verifyCertificate',
        note: 'Needs no session. This number was never issued.',
      },
    ],
    variables: {
      query: '',
      category: null,
      status: null,
      id: '1',
      limit: 4,
      head: 'timeline 1: 0123 4567 89ab cdef',
      saveModuleProgress: {
        moduleId: '1',
        step: 'quiz',
        answers: [0, null, null, null, null],
      },
      submitQuiz: {
        moduleId: '1',
        answers: [0, 0, 0, 0, 0],
      },
      answerModuleReview: {
        moduleId: '1',
        week: 1,
        answers: [0, 0, 0],
      },
      completeModule: {
        moduleId: '1',
        hours: 1.5,
        reflection: 'I will brief my partner on the plan before we enter, and name a way out.',
      },
      number: 'PCPD-2026-7K3M-9QXV',
    },
  },
  {
    topic: 'learning',
    name: 'Resources',
    examples: [
      'Resources',
      'Resource',
      'ResourceReviews',
      'Bookmarks',
      'CreateResource',
      'UpdateResource',
      'DeleteResource',
      'RestoreResource',
      'ReportResource',
      'WithdrawResourceReport',
      'AddBookmark',
      'RemoveBookmark',
      'ReviewResource',
      { operation: 'DeleteReview', rename: { id: 'reviewId' } },
    ],
    variables: {
      reviewId: '1',
      query: 'cardiac arrest',
      first: 10,
      id: '1',
      resourceId: '1',
      createResource: {
        title: 'ECG Library',
        description: 'Tracings with interpretation, sorted by diagnosis.',
        url: 'https://litfl.com/ecg-library/',
        type: 'tool',
        provider: 'Life in the Fast Lane',
        peerReviewed: false,
        cpdCategory: 'Clinical Practice',
        cpdHours: 1.5,
        tags: ['ecg', 'cardiac'],
      },
      updateResource: {
        tags: ['ecg', 'cardiac', 'arrest'],
      },
      reportResource: {
        resourceId: '1',
        reason: 'broken-link',
        comment: 'The page has moved.',
      },
      addBookmark: {
        resourceId: '1',
      },
      reviewResource: {
        resourceId: '1',
        rating: 5,
        comment: 'Clear, current, and short enough for a night shift.',
      },
    },
    ids: { id: 'createResource', resourceId: 'createResource', reviewId: 'reviewResource' },
  },
  {
    topic: 'learning',
    name: 'Notifications',
    examples: ['NotificationList', 'MarkNotificationRead', 'MarkAllNotificationsRead'],
    variables: {
      unreadOnly: false,
      first: 10,
      id: '1',
    },
    ids: { id: 'notifications' },
  },
];
