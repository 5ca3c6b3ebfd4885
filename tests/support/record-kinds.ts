import type { TestClient } from './client.ts';

/** A kind of record, for the tests that all kinds share. */
export interface RecordKind {
  /** The kind in the names of its mutations. */
  name: string;
  path: string;
  table: string;
  /** Fields that tests select of a record by GraphQL. */
  selects: string;
  /** Its fields of free text. */
  texts: string[];
  /** Creates input with every required field. */
  input: (by: TestClient) => Promise<Record<string, unknown>>;
  /** Defaults of the optional fields. */
  defaults: Record<string, unknown>;
  /** Two conflicting changes of the same field. */
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  /** Invalid values, each with its field's message. */
  wrong: [field: string, value: unknown, message: string][];
}

/** A goal with the latest target date now allowed. */
async function goal(by: TestClient): Promise<Record<string, unknown>> {
  const { data } = await by.graphql('{ learningGoals { plannableTo } }');
  return {
    title: 'Recognise sepsis earlier',
    why: 'I missed one in March.',
    measure: 'I can name the signs.',
    targetDate: data.learningGoals.plannableTo,
  };
}

const reflection = 'Please provide at least 20 characters for your reflection';
const learned = 'Please describe what you learned in at least 10 characters';

export const recordKinds: RecordKind[] = [
  {
    name: 'Activity',
    path: '/activities',
    table: 'activities',
    selects: `{ id moduleId title description category hours isInteractive status completedDate evidence goalIds goals { id title } documentIds documents { id title type } createdAt
  lastCompletedDate activityType provider startDate endDate setting place practitioners practitionerCount contentElements howItMeets
  countAnswers { who what withWhom whatFor whatIsNew } countsFor { profession hours } }`,
    texts: ['title', 'description', 'provider'],
    input: async () => ({ title: 'Airway day', category: 'Clinical Practice', hours: 2 }),
    defaults: {
      status: 'in-progress',
      isInteractive: false,
      description: null,
      contentElements: [],
    },
    mine: { title: 'Airway day, repeated' },
    theirs: { title: 'Airway evening' },
    wrong: [
      ['title', 'x', 'Title must be at least 2 characters'],
      ['category', '', 'Category is required'],
      ['hours', 0.4, 'Minimum 0.5 hours'],
    ],
  },
  {
    name: 'Preset',
    path: '/presets',
    table: 'presets',
    selects:
      '{ id title hours category activityType isInteractive provider repeat startsOn settledOn createdAt }',
    texts: ['title', 'provider'],
    input: async () => ({
      title: 'Station drill',
      category: 'Clinical Practice',
      hours: 1.5,
      repeat: 'weekly',
      startsOn: '2026-02-03',
    }),
    defaults: { activityType: null, isInteractive: false, provider: null, settledOn: null },
    mine: { settledOn: '2026-02-10' },
    theirs: { hours: 2 },
    wrong: [
      ['title', 'x', 'Title must be at least 2 characters'],
      ['repeat', 'daily', 'Suggested must be one of: never, weekly, monthly'],
      ['startsOn', null, 'Please choose the first day'],
    ],
  },
  {
    name: 'AuditNotice',
    path: '/audit-notices',
    table: 'audit_notices',
    selects: '{ id letterDate dueDate note sentOn createdAt }',
    texts: ['note'],
    // Answered, so that there can be several.
    input: async () => ({
      note: 'By post.',
      letterDate: '2026-02-03',
      dueDate: '2026-03-03',
      sentOn: '2026-02-20',
    }),
    defaults: {},
    mine: { note: 'The letter gives until 3 March.' },
    theirs: { note: 'They gave me another week.' },
    wrong: [['dueDate', '2026-02-02', 'Answer due cannot be before the date of the letter']],
  },
  {
    name: 'PracticePeriod',
    path: '/practice-periods',
    table: 'practice_periods',
    selects: '{ id kind employer position startDate endDate hours documentIds notes createdAt }',
    texts: ['employer', 'notes'],
    input: async () => ({
      employer: 'Queensland Ambulance Service',
      startDate: '2026-02-01',
      endDate: '2026-02-28',
      hours: 152,
    }),
    defaults: { kind: 'practice', position: null, documentIds: [], notes: null },
    mine: { hours: 144 },
    theirs: { hours: 150.5 },
    wrong: [
      ['employer', 'x', 'Employer must be at least 2 characters'],
      ['kind', 'study', 'What it was must be practice or leave'],
      ['hours', 0.3, 'Hours must be from 0 to 8784 in steps of 0.5'],
    ],
  },
  {
    name: 'Credential',
    path: '/credentials',
    table: 'credentials',
    selects:
      '{ id type title issueDate expiryDate number issuer notes renewsId renewedById state createdAt }',
    texts: ['title', 'number', 'issuer', 'notes'],
    input: async () => ({ title: 'Blue card', type: 'blue-card' }),
    defaults: { issueDate: null, expiryDate: null, number: null, renewsId: null },
    mine: { title: 'Blue card, renewed online' },
    theirs: { title: 'Blue card of 2026' },
    wrong: [
      ['title', ' x ', 'Title must be at least 2 characters'],
      ['type', '', 'Type is required'],
      ['expiryDate', '1949-12-31', 'Expiry date must be 1 Jan 1950 or later'],
      ['issueDate', '2027-03-03T13:00:00Z', 'Issue date must be a day, such as 2027-03-03'],
      ['renewsId', 2_147_483_647, 'The credential that this one renews was not found'],
    ],
  },
  {
    name: 'ReflectiveLog',
    path: '/reflective-logs',
    table: 'reflective_logs',
    selects: '{ id activityId content learningOutcomes futureApplication createdAt }',
    texts: ['content', 'learningOutcomes', 'futureApplication'],
    input: async () => ({
      content: 'The ramp was full and we waited for long.',
      learningOutcomes: 'Speak up sooner at the ramp.',
      futureApplication: 'On the next shift I will say so.',
    }),
    defaults: { activityId: null },
    mine: { learningOutcomes: 'Ask for the nurse in charge.' },
    theirs: { learningOutcomes: 'Write down when we came.' },
    wrong: [
      ['content', ` ${'x'.repeat(19)} `, reflection],
      ['learningOutcomes', 'x'.repeat(9), learned],
    ],
  },
  {
    name: 'Document',
    path: '/documents',
    table: 'documents',
    selects: '{ id title type content expiryDate createdAt }',
    texts: ['title', 'content'],
    input: async () => ({
      title: 'Advanced life support',
      type: 'certificate',
      content: 'Issued in March 2026.',
    }),
    defaults: { expiryDate: null },
    mine: { title: 'Advanced life support 2026' },
    theirs: { title: 'ALS' },
    wrong: [
      ['title', ' ab ', 'Title must be at least 3 characters'],
      ['type', '', 'Type is required'],
      ['content', 'too short', 'Content must be at least 10 characters'],
      ['expiryDate', '2027-03-03T13:00:00Z', 'Expiry date must be a day, such as 2027-03-03'],
    ],
  },
  {
    name: 'LearningGoal',
    path: '/learning-goals',
    table: 'learning_goals',
    selects: `{ id periodYear title why measure targetDate status reflection closedAt carriedFromId createdAt
  planned { id goalId title category hours plannedDate activityId countsFor { profession hours } } plannedHours doneHours percent isOverdue canCarryOver
  activities { id title hours status completedDate } activitiesCount changes { id field from to reason changedAt } }`,
    texts: ['title', 'why', 'measure'],
    input: goal,
    defaults: {},
    mine: { why: 'It happens often.' },
    theirs: { why: 'Each hour counts.' },
    wrong: [['title', 'x', 'Goal must be at least 5 characters']],
  },
  {
    name: 'PlannedActivity',
    path: '/planned-activities',
    table: 'planned_activities',
    selects:
      '{ id goalId title category hours plannedDate activityId countsFor { profession hours } createdAt }',
    texts: ['title'],
    input: async (by) => ({
      title: 'A workshop',
      category: 'Clinical Practice',
      hours: 4,
      goalId: String((await by.rest('POST', '/learning-goals', await goal(by))).body.id),
    }),
    defaults: { plannedDate: null },
    mine: { title: 'Sepsis day' },
    theirs: { title: 'Sepsis week' },
    wrong: [['hours', 0.4, 'Minimum 0.5 hours']],
  },
];
