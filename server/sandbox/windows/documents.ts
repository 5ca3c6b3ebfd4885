import type { SandboxWindow } from '../window.ts';

/** The tabs of the page “Documents”. */
export const documentsWindows: readonly SandboxWindow[] = [
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
];
