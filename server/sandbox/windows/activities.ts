import type { SandboxWindow } from '../window.ts';

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

/** The tabs of the page “Activities”. */
export const activitiesWindows: readonly SandboxWindow[] = [
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
      rows: [importedRow],
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
      address: null,
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
];
