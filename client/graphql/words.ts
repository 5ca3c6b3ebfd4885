// Written by `npm run codegen`. Do not edit.

type Words = Readonly<Record<string, string>>;

const regular: Words = {};
const CpdStanding: Words = { COMPLETE: 'Complete', IN_PROGRESS: 'In Progress', NEEDS_ATTENTION: 'Needs Attention', DOES_NOT_APPLY: 'Does Not Apply' };
const ActivityCategory: Words = { CLINICAL_PRACTICE: 'Clinical Practice', PROFESSIONAL_DEVELOPMENT: 'Professional Development', RESEARCH_AND_EDUCATION: 'Research & Education' };
const GoalField: Words = { TARGET_DATE: 'targetDate' };
const ResourceCategory: Words = { CLINICAL_PRACTICE: 'Clinical Practice', PROFESSIONAL_DEVELOPMENT: 'Professional Development', RESEARCH: 'Research', EDUCATION: 'Education', LEADERSHIP: 'Leadership' };
const ModuleCategory: Words = { CLINICAL_PRACTICE: 'Clinical Practice', PROFESSIONAL_DEVELOPMENT: 'Professional Development', RESEARCH_AND_EDUCATION: 'Research & Education', EDUCATION_AND_RESEARCH: 'Education and Research', LEADERSHIP_AND_MANAGEMENT: 'Leadership and Management' };
const NotificationGroup: Words = { DEADLINES: 'Deadlines', LEARNING: 'Learning', TEAMS: 'Teams', ACCOUNT: 'Account' };
const NotificationChannelName: Words = { IN_APP: 'inApp' };

/** The fields that are enums, by type and response key, with the words that no rule gives. */
export const wordFields: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  Activity: { activityType: regular, category: ActivityCategory, confirmedChecks: regular, contentElements: regular, setting: regular, status: regular },
  ActivityCheck: { kind: regular },
  ActivityDocument: { type: regular },
  ActivityReadiness: { evidence: regular },
  AuditGap: { kind: regular },
  AuditStep: { kind: regular },
  BinItem: { kind: regular },
  CategoriesCheck: { missing: ActivityCategory },
  CategoryHours: { category: ActivityCategory },
  ConfirmationRequest: { state: regular },
  CountAnswers: { what: regular, whatFor: regular, whatIsNew: regular, who: regular, withWhom: regular },
  CountedEvidence: { kind: regular },
  CpdPace: { outlook: regular, tone: regular },
  CpdSummary: { standing: CpdStanding },
  CpdYear: { standing: CpdStanding },
  Credential: { type: regular },
  CrewAttendance: { type: regular },
  CrewMember: { profession: regular },
  CrewSession: { endedBy: regular, type: regular },
  CrewSessionChange: { endedBy: regular },
  DashboardRegistration: { status: regular },
  Document: { type: regular },
  EvidenceFile: { substance: regular },
  EvidenceHours: { grade: regular },
  GoalActivity: { status: regular },
  GoalChange: { field: GoalField },
  HeldRegistration: { profession: regular, registrationExpiryRule: regular, registrationType: regular },
  HoursFor: { profession: regular },
  Import: { kind: regular },
  KindPreference: { group: NotificationGroup, kind: regular },
  LearningGoal: { status: regular },
  Module: { category: ModuleCategory },
  ModuleCategoryCount: { category: ActivityCategory },
  ModuleProgress: { step: regular },
  NotificationChannel: { channel: NotificationChannelName },
  OpenGaps: { kind: regular },
  PaceEnough: { per: regular },
  PlannedActivity: { category: ActivityCategory },
  PracticePeriod: { kind: regular },
  Preset: { activityType: regular, category: ActivityCategory, repeat: regular },
  Recency: { state: regular },
  RecencyWay: { state: regular },
  RegistrationSharing: { profession: regular },
  RegistrationSpan: { type: regular },
  RegistrationStatus: { status: regular },
  RenewalAnswer: { state: regular },
  RenewalHint: { registration: regular },
  ReportGap: { kind: regular },
  ReportLeftOut: { sections: regular },
  RequiredHours: { basis: regular },
  Resource: { cpdCategory: ResourceCategory, type: regular },
  Roster: { source: regular },
  RosterShift: { kind: regular },
  RuleSource: { confidence: regular },
  SearchResult: { kind: regular },
  SharedSubmission: { include: regular, state: regular },
  User: { professions: regular, registrationExpiryRule: regular, registrationType: regular },
  Webhook: { kinds: regular, state: regular },
  WebhookDelivery: { state: regular },
};
