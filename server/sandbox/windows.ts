import { DEMO_ACCOUNT } from '../db/seed/demo.ts';
import type { TopicId } from './topics.ts';

/** An operation of the client by its name; a root field of the schema; or, as `me.security`, a field of the user. */
export type Example =
  | string
  | {
      operation: string;
      /** Says in the sandbox what the operation does. */
      note?: string;
      /** New names of variables that mean something else elsewhere in the window. */
      rename?: Readonly<Record<string, string>>;
    };

/** One tab of the sandbox: the operations of a noun and the variables that they share. */
export interface SandboxWindow {
  /** The page that it is on; its first tab is shown. */
  topic: TopicId;
  name: string;
  note?: string;
  examples: readonly Example[];
  /** Values by name; the variable `input` of an operation is named after the operation. */
  variables: Readonly<Record<string, unknown>>;
  /**
   * Refers to an operation's record: `id of createActivity` in the variables becomes the id of the record that the operation
   * made in this visit.
   */
  ids?: Readonly<Record<string, string>>;
}

const asked = {
  who: 'learner',
  what: 'course',
  withWhom: 'in-person',
  whatFor: 'patients',
  whatIsNew: 'new',
};

const importedRow = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2.5,
  status: 'completed',
  completedDate: '2025-06-14T00:00:00.000Z',
};

const exportedAccount = {
  requestKey: 'my-old-account',
  account: {
    format: 'paramed-cpd-export',
    version: 1,
    documents: [
      {
        id: 1,
        title: 'First aid certificate',
        type: 'certificate',
        content: 'Issued in Brisbane.',
        createdAt: '2025-06-14T00:00:00.000Z',
      },
    ],
  },
};

/** The tabs of the sandbox, in the order of their page. `npm run codegen` writes their operations. */
export const sandboxWindows = (demo: boolean): SandboxWindow[] => [
  {
    topic: 'start',
    name: 'Start here',
    note: 'G’day. These are your own records: if you are signed in to the app, you are signed in here too.\nPress “Send” to run the operation; its variables are below the editor. The pages at the top have examples of\neverything else: pick one of a tab with the arrow beside “Send”. An id that reads “id of createActivity” becomes\nthe id of what that operation made. “Docs” describes every type, field and argument.',
    examples: ['me.cpdSummary'],
    variables: { period: 'current' },
  },
  {
    topic: 'start',
    name: 'Session',
    note: 'The session is the page’s own: if you are signed in to the app, you are signed in here too.',
    examples: ['CurrentUser', 'Login', 'Register', 'Logout'],
    variables: {
      login: demo ? DEMO_ACCOUNT : { username: 'your-username', password: 'your-password' },
      register: {
        fullName: 'Sam Okafor',
        username: 'sam.okafor',
        password: 'a-long-night-shift',
        organization: 'Queensland Ambulance Service',
      },
    },
  },
  {
    topic: 'start',
    name: 'Live',
    // A tab of its own: a document with a subscription is refused over HTTP.
    note: 'Stays open over a websocket and shows what changes in your account, from any device or program.\nSend the first one, then press “Make something happen” at the top.',
    examples: [
      {
        operation: 'recordsChanged',
        note: 'With the cursor of an earlier event as `after`, the first event contains what was missed.',
      },
      'notificationAdded',
      { operation: 'EvidenceBadgeChecked', note: 'Open Badges are checked after an upload.' },
      {
        operation: 'NotificationsChanged',
        note: 'The app’s own subscription: new notifications, those read on any device, and the unread count. With the cursor of an earlier event as `after`, the first event contains what was missed.',
      },
    ],
    variables: {},
  },
  {
    topic: 'activities',
    name: 'Activities',
    examples: [
      'CreateActivity',
      {
        operation: 'UpdateActivity',
        note: 'Completes the activity, today if no date is given. With `version`, a change made since then is not overwritten: CONFLICT.',
      },
      'Activity',
      'Activities',
      'ChangeActivities',
      'DeleteActivity',
      'RestoreActivity',
    ],
    variables: {
      status: 'completed',
      counted: 'current',
      first: 10,
      id: '1',
      createActivity: {
        title: 'Airway skills workshop',
        category: 'Clinical Practice',
        description: 'Small-group practice of video laryngoscopy and front-of-neck access.',
        hours: 2.5,
        isInteractive: true,
        status: 'in-progress',
        evidence: 'Attendance record held by the station educator',
        provider: 'Station education team',
        setting: 'in-person',
        place: 'Station 12',
        practitioners: 'Clinical educator and three paramedics',
        practitionerCount: 4,
        contentElements: ['a', 'c'],
        howItMeets: 'A second way in when the first one fails.',
        countAnswers: asked,
      },
      updateActivity: {
        status: 'completed',
        hours: 3,
      },
      changeActivities: { ids: ['1'], category: 'Research & Education' },
    },
    ids: { id: 'createActivity', ids: 'createActivity' },
  },
  {
    topic: 'activities',
    name: 'Recent activities',
    examples: ['recentActivities', 'RepeatableActivities'],
    variables: { first: 5, limit: 5 },
  },
  {
    topic: 'activities',
    name: 'Does this count?',
    examples: [
      {
        operation: 'doesThisCount',
        note: 'Needs no session, and keeps nothing. A reading of the standard: the Board decides.',
      },
      'KeepCountAnswers',
    ],
    variables: {
      id: '1',
      countAnswers: asked,
      doesThisCount: asked,
      day: '2026-03-01T00:00:00.000Z',
    },
    ids: { id: 'createActivity' },
  },
  {
    topic: 'activities',
    name: 'Presets',
    examples: [
      'presets',
      'Preset',
      'CreatePreset',
      'UpdatePreset',
      'DeletePreset',
      'RestorePreset',
    ],
    variables: {
      first: 10,
      id: '1',
      createPreset: {
        title: 'Station drill',
        category: 'Clinical Practice',
        hours: 1,
        isInteractive: true,
        repeat: 'weekly',
        startsOn: '2026-11-03T00:00:00.000Z',
      },
      updatePreset: { settledOn: '2026-11-10T00:00:00.000Z' },
    },
    ids: { id: 'createPreset' },
  },
  {
    topic: 'activities',
    name: 'Evidence',
    note: 'Files are uploaded and downloaded over REST: see POST /api/evidence at /api.',
    examples: [
      'EvidenceFiles',
      'UpdateEvidenceFile',
      'DeleteEvidenceFile',
      'RestoreEvidenceFile',
      { operation: 'CheckEvidenceBadge', note: 'For a file with an Open Badge.' },
    ],
    variables: {
      activityId: null,
      first: 10,
      id: '1',
      updateEvidenceFile: {
        name: 'ALS certificate 2026.pdf',
      },
    },
    ids: { id: 'evidenceFiles' },
  },
  {
    topic: 'activities',
    name: 'Imports',
    examples: [
      'Imports',
      'duplicateActivities',
      {
        operation: 'importActivities',
        note: 'A request repeated under the same key adds nothing twice.',
      },
      'accountImportPreview',
      {
        operation: 'importAccount',
        note: '`account` is what GET /api/user/export returns.',
      },
      'UndoImport',
      'RestoreImport',
    ],
    variables: {
      first: 10,
      after: null,
      duplicateActivities: { rows: [importedRow] },
      importActivities: {
        requestKey: 'my-list-2025',
        fileName: 'my-list.csv',
        rows: [importedRow],
      },
      accountImportPreview: exportedAccount,
      importAccount: exportedAccount,
      id: '1',
    },
    ids: { id: 'importActivities' },
  },
  {
    topic: 'activities',
    name: 'Confirmations',
    note: 'A link has its secret after "token=". Opening it changes nothing.',
    examples: [
      'Confirmations',
      'CreateConfirmationRequest',
      'RevokeConfirmationRequest',
      { operation: 'confirmation', note: 'Needs no session.' },
      'signConfirmation',
      'refuseConfirmation',
    ],
    variables: {
      activityId: '1',
      id: '1',
      token: 'secret of createConfirmationRequest',
      createConfirmationRequest: { address: null },
      signConfirmation: {
        token: 'secret of createConfirmationRequest',
        signedHash: 'the-hash-of-the-record',
        name: 'Ana Cruz',
        profession: 'Intensive care paramedic',
        registrationNumber: 'PAR0001234567',
        hours: 2,
      },
      refuseConfirmation: {
        token: 'secret of createConfirmationRequest',
        comment: 'I was not there.',
      },
    },
    ids: { activityId: 'createActivity', id: 'createConfirmationRequest' },
  },
  {
    topic: 'activities',
    name: 'Any record',
    note: 'Ids are opaque and globally unique: one alone says what it names. A plain number, as REST has it, does where\nthe type is known.',
    examples: ['node', 'nodes'],
    variables: { id: '1', ids: ['1'] },
    ids: { id: 'createActivity', ids: 'createActivity' },
  },
  {
    topic: 'plan',
    name: 'Learning plan',
    examples: [
      'LearningPlan',
      'learningGoal',
      'CreateLearningGoal',
      'UpdateLearningGoal',
      'DeleteLearningGoal',
      'RestoreLearningGoal',
    ],
    variables: {
      period: 'current',
      first: 10,
      id: '1',
      createLearningGoal: {
        title: 'Recognise the deteriorating child earlier',
        why: 'I see few sick children and rely on numbers too late.',
        measure: 'A mentor has watched me assess a child without an aid.',
        targetDate: '2026-11-30T00:00:00.000Z',
      },
      updateLearningGoal: {
        why: 'I see few sick children.',
      },
    },
    ids: { id: 'createLearningGoal' },
  },
  {
    topic: 'plan',
    name: 'Planned activities',
    examples: [
      'CreatePlannedActivity',
      'UpdatePlannedActivity',
      'DeletePlannedActivity',
      'RestorePlannedActivity',
    ],
    variables: {
      id: '1',
      createPlannedActivity: {
        goalId: '1',
        title: 'Paediatric assessment workshop',
        category: 'Clinical Practice',
        hours: 4,
      },
      updatePlannedActivity: {
        hours: 3.5,
      },
    },
    ids: { id: 'createPlannedActivity', goalId: 'createLearningGoal' },
  },
  {
    topic: 'plan',
    name: 'Closing goals',
    examples: ['CloseLearningGoal', 'ReopenLearningGoal', 'CarryOverLearningGoal'],
    variables: {
      id: '1',
      closeLearningGoal: {
        outcome: 'achieved',
        reflection: 'I now look before I measure.',
      },
    },
    ids: { id: 'createLearningGoal' },
  },
  {
    topic: 'plan',
    name: 'Reflective logs',
    examples: [
      'ReflectiveLogs',
      'ReflectiveLog',
      'CreateReflectiveLog',
      'UpdateReflectiveLog',
      'DeleteReflectiveLog',
      'RestoreReflectiveLog',
    ],
    variables: {
      first: 10,
      id: '1',
      createReflectiveLog: {
        content: 'In the handover exercise I left out the time of onset until I was asked for it.',
        learningOutcomes: 'A fixed order for handover frees attention for the patient.',
        futureApplication: 'I will rehearse IMIST-AMBO aloud before arriving at hospital.',
      },
      updateReflectiveLog: {
        futureApplication: 'I will use IMIST-AMBO at every handover and ask for feedback.',
      },
    },
    ids: { id: 'createReflectiveLog' },
  },
  {
    topic: 'documents',
    name: 'Documents',
    examples: [
      'Documents',
      'Document',
      'CreateDocument',
      'UpdateDocument',
      'DeleteDocument',
      'RestoreDocument',
    ],
    variables: {
      type: null,
      query: '',
      first: 10,
      id: '1',
      createDocument: {
        title: 'Certificate: advanced life support',
        type: 'certificate',
        content: 'Adult advanced life support, level 2. Eight hours, assessed in person.',
      },
      updateDocument: {
        title: 'Certificate: advanced life support, level 2',
      },
    },
    ids: { id: 'createDocument' },
  },
  {
    topic: 'documents',
    name: 'Credentials',
    examples: [
      'Credentials',
      'Credential',
      'CreateCredential',
      'UpdateCredential',
      'DeleteCredential',
      'RestoreCredential',
    ],
    variables: {
      first: 10,
      id: '1',
      createCredential: {
        type: 'blue-card',
        title: 'Blue card (Queensland)',
        expiryDate: '2028-03-03T00:00:00.000Z',
      },
      updateCredential: { number: '1234567/1' },
    },
    ids: { id: 'createCredential' },
  },
  {
    topic: 'documents',
    name: 'Practice hours',
    examples: [
      'PracticeHours',
      'PracticePeriod',
      'CreatePracticePeriod',
      'UpdatePracticePeriod',
      'DeletePracticePeriod',
      'RestorePracticePeriod',
      'AddPracticePeriods',
    ],
    variables: {
      first: 10,
      id: '1',
      createPracticePeriod: {
        employer: 'Queensland Ambulance Service',
        position: 'Advanced care paramedic, on road',
        startDate: '2025-10-01T00:00:00.000Z',
        endDate: '2025-10-31T00:00:00.000Z',
        hours: 152,
      },
      updatePracticePeriod: { hours: 144 },
      addPracticePeriods: {
        employer: 'Queensland Ambulance Service',
        periods: [
          {
            startDate: '2025-08-01T00:00:00.000Z',
            endDate: '2025-08-31T00:00:00.000Z',
            hours: 150,
          },
        ],
      },
    },
    ids: { id: 'createPracticePeriod' },
  },
  {
    topic: 'documents',
    name: 'Audit letters',
    examples: [
      'AuditNotices',
      'AuditNotice',
      'OpenAuditNotice',
      'CreateAuditNotice',
      'UpdateAuditNotice',
      'DeleteAuditNotice',
      'RestoreAuditNotice',
    ],
    variables: {
      first: 10,
      id: '1',
      createAuditNotice: {
        letterDate: '2026-11-03T00:00:00.000Z',
        dueDate: '2026-12-01T00:00:00.000Z',
      },
      updateAuditNotice: { sentOn: '2026-11-20T00:00:00.000Z' },
    },
    ids: { id: 'createAuditNotice' },
  },
  {
    topic: 'documents',
    name: 'Bin',
    examples: [
      'Bin',
      {
        operation: 'RestoreFromBin',
        rename: {
          kind: 'restoredKind',
        },
      },
      {
        operation: 'DeleteForever',
        rename: {
          kind: 'deletedKind',
        },
      },
      'EmptyBin',
    ],
    variables: {
      kind: null,
      first: 10,
      id: '1',
      restoredKind: 'activity',
      deletedKind: 'activity',
    },
    ids: { id: 'deleteActivity' },
  },
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
      openSharedSubmission: { secret: 'secret of createSharedSubmission' },
    },
    ids: { id: 'createSharedSubmission' },
  },
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
  {
    topic: 'crew',
    name: 'Crew sessions',
    examples: [
      'CrewSessions',
      'CrewSession',
      'runningCrewSession',
      {
        operation: 'StartCrewSession',
        note: 'With kind TAUGHT and a provider you teach: attendees get hours, and you do not.',
      },
      'CrewSessionCodes',
      {
        operation: 'joinCrewSession',
        note: 'Letters that were typed find their session; a scanned code names it.',
      },
    ],
    variables: {
      first: 10,
      after: null,
      id: '1',
      startCrewSession: {
        type: 'debrief',
        title: 'After the rollover on the M1',
        place: 'Station 12',
        plannedMinutes: 60,
        namesAllowed: true,
      },
      joinCrewSession: { code: 'ABCDEF', sessionId: '1' },
    },
    ids: { id: 'startCrewSession', sessionId: 'startCrewSession' },
  },
  {
    topic: 'crew',
    name: 'End of a crew session',
    examples: [
      'ConfirmCrewMembers',
      'LeaveCrewSession',
      { operation: 'RemoveCrewMember', rename: { id: 'personId' } },
      { operation: 'RestoreCrewMember', rename: { id: 'personId' } },
      {
        operation: 'EndCrewSession',
        note: 'Ended twice, it is ended once: everyone gets one activity.',
      },
      'CorrectCrewSessionEnd',
    ],
    variables: {
      id: '1',
      memberIds: ['2'],
      personId: '1',
      endedAt: '2026-03-01T04:00:00.000Z',
      endCrewSession: { confirmPresent: true },
    },
    ids: { id: 'startCrewSession', personId: 'memberId of startCrewSession' },
  },
  {
    topic: 'crew',
    name: 'Taught sessions',
    examples: [
      'UpdateCrewListing',
      {
        operation: 'GiveCrewFeedback',
        note: 'An attendee answers once, anonymously, after the end.',
      },
      'CrewSessionFeedback',
    ],
    variables: {
      id: '1',
      listAllowed: true,
      giveCrewFeedback: { usefulness: 5, change: 'More time for cases' },
    },
    ids: { id: 'startCrewSession' },
  },
  {
    topic: 'crew',
    name: 'Crew tickets',
    examples: [
      {
        operation: 'RegisterCrewKey',
        note: 'A phone that may run sessions without a connection; its private key never leaves it.',
      },
      {
        operation: 'SendCrewTicket',
        note: 'What a guest got of a host without a connection: a signed ticket, or letters.',
      },
      { operation: 'SendCrewSession', note: 'The host’s side of it. Both sides count once.' },
    ],
    variables: {
      publicKey:
        'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEurCvHav4FJ7YXClZ2kIeOIUIj1w3pIRVPM44th7Swdr7ZdpyfUNwYT4a06jyGihBD9M+4fW5XXlp4X51Q36C0g==',
      sendCrewTicket: {
        ticket: 'what the host’s QR code holds',
        heldAt: '2026-03-01T02:00:00.000Z',
        minutesPresent: 90,
      },
      sendCrewSession: {
        keyId: '1',
        session: 'AAAAAAAAAAAAAAAAAAAAAA',
        seed: 'c2VjcmV0',
        type: 'debrief',
        title: 'After the rollover on the M1',
        startedAt: '2026-03-01T02:00:00.000Z',
        endedAt: '2026-03-01T04:00:00.000Z',
      },
    },
  },
  {
    topic: 'crew',
    name: 'Crew guests',
    examples: [
      {
        operation: 'joinCrewSessionAsGuest',
        note: 'Needs no session of an account; the secret does the rest.',
      },
      'crewGuestSession',
      'confirmCrewMembersAsGuest',
      'updateCrewListingAsGuest',
      'giveCrewFeedbackAsGuest',
      'leaveCrewSessionAsGuest',
      'claimCrewSession',
    ],
    variables: {
      secret: 'what joining returned',
      memberIds: ['2'],
      listAllowed: true,
      giveCrewFeedbackAsGuest: { usefulness: 5 },
      joinCrewSessionAsGuest: {
        code: 'ABCDEF',
        sessionId: '1',
        name: 'Robin Nurse',
        profession: 'registered-nurse',
      },
    },
  },
  {
    topic: 'crew',
    name: 'Teaching without an account',
    examples: [
      {
        operation: 'startTaughtSessionAsGuest',
        note: 'For a day and one device; the secret runs the session. The attendance is a CSV over REST.',
      },
      'crewSessionCodesAsGuest',
      'removeCrewMemberAsGuest',
      'restoreCrewMemberAsGuest',
      'endCrewSessionAsGuest',
      'correctCrewSessionEndAsGuest',
      'crewSessionFeedbackAsGuest',
    ],
    variables: {
      secret: 'what starting returned',
      memberId: '2',
      startTaughtSessionAsGuest: {
        name: 'Ana Cruz',
        profession: 'doctor',
        type: 'grand-round',
        title: 'Sepsis before hospital',
        provider: 'College of Paramedics',
        plannedMinutes: 90,
      },
      endCrewSessionAsGuest: { confirmPresent: true },
      endedAt: '2026-03-01T03:00:00.000Z',
    },
  },
  {
    topic: 'crew',
    name: 'Live crew session',
    note: 'Stays open over a websocket and shows who joins, leaves and is confirmed.',
    examples: ['CrewSessionChanged'],
    variables: { id: '1' },
    ids: { id: 'startCrewSession' },
  },
  {
    topic: 'teams',
    name: 'Teams',
    note: 'A team sees a signed receipt of your standing for as long as you choose, and no record.',
    examples: [
      'teams',
      'team',
      { operation: 'createTeam', note: 'You are its coordinator, and share nothing by it.' },
      'updateTeam',
      'createTeamInvitation',
      'endTeamInvitation',
    ],
    variables: {
      id: '1',
      createTeam: {
        name: 'Northside station',
        kind: 'STATION',
        shownName: 'Sam Okafor',
        askedCredentials: ['ADVANCED_LIFE_SUPPORT', 'BLUE_CARD'],
      },
      updateTeam: { name: 'Northside ambulance station' },
      createTeamInvitation: { days: 14 },
    },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'teams',
    name: 'Sharing with a team',
    examples: [
      { operation: 'teamInvitation', note: 'Shows what joining would mean. Nothing is shared.' },
      'joinTeam',
      'shareWithTeam',
      {
        operation: 'stopSharingWithTeam',
        note: 'Ends it at once, with a signed statement to keep.',
      },
      'receiptReadings',
      'sharingEndings',
    ],
    variables: {
      id: '1',
      code: 'ABCDE-FGHJK-MNPQR-STVWX',
      joinTeam: {
        shownName: 'Sam Okafor',
        sharedUntil: '2027-06-30',
        askedCredentials: ['ADVANCED_LIFE_SUPPORT', 'BLUE_CARD'],
      },
      shareWithTeam: {
        shownName: 'Sam Okafor',
        sharedUntil: '2027-06-30',
        askedCredentials: ['ADVANCED_LIFE_SUPPORT', 'BLUE_CARD'],
      },
    },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'teams',
    name: 'Team board',
    note: 'For coordinators. Every member whose receipt is shown sees that you read it.',
    examples: [
      'teamBoard',
      { operation: 'nudgeTeamMembers', note: 'Each member is reminded once in a week at most.' },
      { operation: 'setTeamRole', rename: { id: 'memberId' } },
      { operation: 'removeTeamMember', rename: { id: 'memberId' } },
    ],
    variables: {
      id: '1',
      standing: 'AT_RISK',
      memberIds: ['2'],
      memberId: '2',
      role: 'COORDINATOR',
    },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'teams',
    name: 'Live team',
    note: 'Stays open over a websocket and says when to read the team again.',
    examples: ['teamChanged'],
    variables: { id: '1' },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'teams',
    name: 'End of a team',
    examples: [
      { operation: 'leaveTeam', note: 'The last coordinator can only leave alone: the team ends.' },
      { operation: 'deleteTeam', note: 'For everyone.' },
    ],
    variables: { id: '1' },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'account',
    name: 'Users',
    examples: [
      'Profile',
      'UpdateProfile',
      {
        operation: 'DeleteProfileImage',
        note: 'A picture is uploaded with POST /api/user/image.',
      },
      'UpdateEmail',
      {
        operation: 'confirmEmail',
        note: 'The link in the message contains the token.',
      },
      'ResubscribeEmail',
      'DeleteEmail',
      'Support',
    ],
    variables: {
      updateProfile: {
        fullName: 'Sam Okafor',
        organization: 'Queensland Ambulance Service',
      },
      updateEmail: {
        address: 'sam.okafor@example.org',
      },
      confirmEmail: {
        token: 'the-token-of-the-link',
      },
    },
  },
  {
    topic: 'account',
    name: 'Registration',
    examples: ['UpdateRegistration', 'SetBoardAnswer', 'DeleteBoardAnswer'],
    variables: {
      updateRegistration: {
        registrationDate: '2024-02-12T00:00:00.000Z',
        registrationExpiryDate: '2026-11-30T00:00:00.000Z',
      },
      setBoardAnswer: {
        periodEnd: '2026-11-30',
        total: 20,
        interactive: 5,
        answeredOn: '2026-05-03',
        note: 'E-mail from the registration team',
      },
      year: 2026,
    },
  },
  {
    topic: 'account',
    name: 'Registration history',
    examples: ['ConfirmRenewal', 'SetRegistrationSpan', 'DeleteRegistrationSpan'],
    variables: {
      confirmRenewal: { registration: 'paramedic' },
      setRegistrationSpan: {
        from: '2019-12-01',
        to: '2020-06-30',
        type: 'provisional',
        conditions: 'Supervised practice',
      },
      from: '2019-12-01',
    },
  },
  {
    topic: 'account',
    name: 'Registrations',
    examples: ['Registrations', 'SetRegistration', 'RegistrationSummary', 'DeleteRegistration'],
    variables: {
      setRegistration: { registrationDate: '2015-02-01T00:00:00.000Z' },
      registration: 'nurse',
      profession: 'nurse',
    },
  },
  {
    topic: 'account',
    name: 'Settings',
    examples: [
      'Settings',
      'UpdateSettings',
      'UpdateNotificationPreferences',
      'SendTestPush',
      'DeletePushSubscription',
      {
        operation: 'AddPushSubscription',
        note: 'The result of the browser’s pushManager.subscribe.',
      },
      'RenewCalendarFeed',
      'DeleteCalendarFeed',
      'SetRosterPattern',
      'SetRosterShifts',
      {
        operation: 'SetRosterAddress',
        note: 'The address of your own roster’s calendar.',
      },
      'RemoveRosterAddress',
      'DeleteRoster',
      {
        operation: 'EndSession',
        rename: {
          id: 'sessionId',
        },
      },
      'EndOtherSessions',
      'ChangePassword',
      {
        operation: 'DeleteAccount',
        note: 'Deletes the account and all its data for good.',
      },
    ],
    variables: {
      updateSettings: {
        timeZone: 'Australia/Brisbane',
      },
      setRosterPattern: { pattern: '2 days 2 nights 4 off from 3 Dec' },
      setRosterAddress: { address: 'https://roster.example.org/shifts.ics' },
      setRosterShifts: {
        shifts: [
          { start: '2026-12-03T21:00:00.000Z', end: '2026-12-04T09:00:00.000Z', kind: 'shift' },
        ],
      },
      updateNotificationPreferences: {
        kinds: [
          {
            kind: 'cpd-behind',
            inApp: true,
            email: false,
            push: false,
          },
        ],
        quietHours: {
          from: '19:00',
          until: '07:00',
        },
      },
      id: '1',
      addPushSubscription: {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/an-example',
        p256dh:
          'BCTju0DcNlbtpea3gVDQrS4QBkUsIHsmRthH-hxamC1VLRzSpnyiC_zD6ofGQTu82ZYwgpBlhGuc8WAFd59Fv3s',
        auth: 'an-example-of-a-secret',
      },
      changePassword: {
        currentPassword: 'your-password',
        newPassword: 'a-longer-night-shift',
      },
      deleteAccount: {
        password: 'your-password',
      },
      sessionId: '00000000-0000-4000-8000-000000000000',
    },
    ids: { id: 'addPushSubscription.push' },
  },
  {
    topic: 'account',
    name: 'Security',
    examples: [
      'me.security',
      {
        operation: 'ConfirmIdentity',
        note: 'Some operations need a credential proven within the last ten minutes: STEP_UP_REQUIRED lists the methods.',
      },
      {
        operation: 'PasskeyRegistrationOptions',
        note: 'Options for the browser’s navigator.credentials.create; AddPasskey takes its response.',
      },
      'AddPasskey',
      'RenamePasskey',
      'DeletePasskey',
      {
        operation: 'passkeySignInOptions',
        note: 'Options for the browser’s navigator.credentials.get; SignInWithPasskey takes its response.',
      },
      'SignInWithPasskey',
      {
        operation: 'identityProviders',
        note: 'The services whose sign-in this server accepts; most servers have none.',
      },
      {
        operation: 'BeginIdentityVisit',
        note: 'Returns the address to open in the browser, which comes back by itself.',
      },
      'provenName',
      'RegisterWithIdentity',
      'UnlinkIdentity',
      'BeginTotp',
      'ConfirmTotp',
      'RemoveTotp',
      {
        operation: 'RenewRecoveryCodes',
        note: 'Creates ten codes, shown once. Earlier codes stop working.',
      },
      'MarkRecoveryCodesSaved',
      {
        operation: 'requestPasswordReset',
        note: 'Returns true for any name or address.',
      },
      {
        operation: 'resetPassword',
        note: 'The link in the message contains the token.',
      },
      'resetPasswordWithCode',
    ],
    variables: {
      confirmIdentity: {
        password: 'your-password',
      },
      addPasskey: {
        name: 'This phone',
        response: {},
      },
      id: '1',
      renamePasskey: {
        name: 'Work phone',
      },
      signInWithPasskey: {
        response: {},
      },
      beginIdentityVisit: {
        provider: 'service',
        purpose: 'SIGN_IN',
      },
      registerWithIdentity: {
        fullName: 'Alex Medic',
        username: 'alex-medic',
      },
      confirmTotp: {
        code: '123456',
      },
      requestPasswordReset: {
        account: 'your-username',
      },
      resetPassword: {
        token: 'the-token-of-the-link',
        newPassword: 'a-longer-night-shift',
      },
      resetPasswordWithCode: {
        username: 'your-username',
        recoveryCode: 'XXXX-XXXX-XXXX',
        newPassword: 'a-longer-night-shift',
      },
    },
    ids: { id: 'addPasskey.security.passkeys' },
  },
  {
    topic: 'account',
    name: 'Access tokens',
    note: 'Creating a token needs a recent proof of identity; the token is shown once. A token itself cannot run these.',
    examples: ['AccessTokens', 'CreateAccessToken', 'RevokeAccessToken'],
    variables: {
      createAccessToken: {
        name: 'Roster script',
        days: 90,
        scopes: ['profile:read', 'activities:write', 'record-events:read'],
      },
      id: '1',
    },
    ids: { id: 'createAccessToken' },
  },
  {
    topic: 'account',
    name: 'Webhooks',
    note: 'A webhook belongs to an access token with record-events:read, and sends each change from now on to your program.\nAdding one needs a recent proof of identity; its secret is shown once. A token itself cannot run these.',
    examples: [
      'Webhooks',
      'CreateWebhook',
      {
        operation: 'SendTestWebhook',
        note: 'Returns how it went: the status of the receiver, or why there is none.',
      },
      'WebhookDeliveries',
      { operation: 'ResendWebhookDelivery', rename: { id: 'deliveryId' } },
      'ResumeWebhook',
      'DeleteWebhook',
    ],
    variables: {
      createWebhook: {
        accessTokenId: '1',
        address: 'https://hooks.example.org/paramed',
        kinds: ['activity', 'document'],
      },
      id: '1',
      deliveryId: '1',
      resumeWebhook: { skip: false },
      first: 20,
    },
    ids: {
      accessTokenId: 'createAccessToken',
      id: 'createWebhook',
      deliveryId: 'sendTestWebhook',
    },
  },
];
