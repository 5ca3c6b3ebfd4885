import { activityCategories, activityFilters, activityStatusLabels } from '#domain/activities';
import { activitySorts, evidenceFilters } from '#domain/activity-filters';
import { activitySettingLabels } from '#domain/activity-settings';
import { contentElementIds } from '#domain/activity-trace';
import { activityTypeLabels } from '#domain/activity-types';
import { attestationSources } from '#domain/attestations';
import { binFilters, binKinds, recordKinds } from '#domain/bin';
import { closedLinkTexts, requestStateLabels } from '#domain/confirmations';
import { countQuestions, type CountQuestion } from '#domain/count-answers';
import { countedEvidenceKinds } from '#domain/counted-evidence';
import type { Standing } from '#domain/cpd';
import { credentialFilters, credentialStates } from '#domain/credentials';
import { credentialTypeLabels } from '#domain/credential-types';
import { professionLabel, professionNames } from '#domain/crew-companions';
import { crewTypeLabels, type EndedBy } from '#domain/crew-sessions';
import { documentFilters, documentTypeLabels } from '#domain/documents';
import { countVerdictLabels } from '#domain/does-this-count';
import { evidenceOwners } from '#domain/evidence-files';
import { evidenceGradeLabels } from '#domain/evidence-strength';
import { gapKinds } from '#domain/gap-kinds';
import { importKinds } from '#domain/imports';
import { goalOutcomeQuestions, goalStatusLabels } from '#domain/learning-goals';
import { moduleCategories, moduleFilters, moduleSteps, moduleTabs } from '#domain/modules';
import { channelLabels, preferenceKinds, rhythms } from '#domain/notification-preferences';
import { enoughSpans } from '#domain/pace-enough';
import { outlookLabels } from '#domain/pace-words';
import { paceTones } from '#domain/pace';
import { checkKinds } from '#domain/plausibility';
import { clauseStateLabels } from '#domain/portfolio-judgement';
import { practiceKindLabels } from '#domain/practice-periods';
import { presetRepeatLabels } from '#domain/presets';
import { professions } from '#domain/professions';
import { recencyStateLabels } from '#domain/recency';
import { recordActions } from '#domain/record-events';
import type { ChainCheck } from '#domain/record-chain';
import type { DashboardRegistration, ProfileRegistration } from '#domain/registration';
import { registrationTypeLabels } from '#domain/registration-details';
import { spanTypeLabels } from '#domain/registration-spans';
import { expiryRuleLabels } from '#domain/registration-expiry';
import { answerStateLabels } from '#domain/renewal';
import type { RequiredHours } from '#domain/required-hours';
import { reportReasonLabels, resourceCategories, resourceTypeLabels } from '#domain/resources';
import { rosterSources, shiftKinds } from '#domain/rosters';
import { searchKinds } from '#domain/search';
import { sharedStateLabels } from '#domain/shared-submissions';
import type { Confidence } from '#domain/sources';
import { submissionSections } from '#domain/submission';
import { vocabulary } from './vocabulary.ts';

/** The vocabularies of domain/ as enums of GraphQL. Words that a later version adds to are no enums (decision 072). */

const plain = (words: readonly string[]) => words.map((value) => ({ value, label: value }));

export const ActivityStatus = vocabulary(
  'ActivityStatus',
  'Where an activity stands; only completed hours count.',
  activityStatusLabels,
);
export const ActivityStatusFilter = vocabulary(
  'ActivityStatusFilter',
  'Which activities a list has, by their status.',
  activityFilters,
);
export const ActivityCategory = vocabulary(
  'ActivityCategory',
  'The category of an activity.',
  plain(activityCategories),
);
export const ActivityType = vocabulary('ActivityType', 'What an activity was.', activityTypeLabels);
export const ActivitySetting = vocabulary(
  'ActivitySetting',
  'In which setting it took place.',
  activitySettingLabels,
);
export const ActivitySort = vocabulary('ActivitySort', 'Orders of the activities.', activitySorts);
export const ActivityCheckKind = vocabulary(
  'ActivityCheckKind',
  'What an owner should look at again.',
  checkKinds,
);
export const ContentElement = vocabulary(
  'ContentElement',
  'The elements of the standard that an activity itself can meet.',
  contentElementIds.map((value) => ({ value, label: `Element (${value})` })),
);
export const StandardElement = vocabulary(
  'StandardElement',
  'The elements of the standard; the last is about hours.',
  [...contentElementIds, 'e' as const].map((value) => ({ value, label: `Element (${value})` })),
);
export const EvidenceGrade = vocabulary(
  'EvidenceGrade',
  'How strong the evidence of an activity is, weakest first.',
  evidenceGradeLabels,
);
export const EvidenceFilter = vocabulary(
  'EvidenceFilter',
  'Which activities a list has, by their evidence.',
  evidenceFilters,
);
export const AuditGapKind = vocabulary('AuditGapKind', 'What an auditor would miss.', gapKinds);
export const AttestationSource = vocabulary(
  'AttestationSource',
  'How another person confirmed it.',
  attestationSources,
);
export const ConfirmationRequestState = vocabulary(
  'ConfirmationRequestState',
  'What became of a request to confirm.',
  requestStateLabels,
);
export const ClosedLink = vocabulary(
  'ClosedLink',
  'Why a link cannot be answered.',
  Object.entries(closedLinkTexts).map(([value, { title: label }]) => ({ value, label })),
);
export const BinKind = vocabulary(
  'BinKind',
  'Kinds of record that can be deleted and restored.',
  binKinds.map((value) => ({ value, label: recordKinds[value].one })),
);
export const BinKindFilter = vocabulary(
  'BinKindFilter',
  'What the list of the bin has.',
  binFilters,
);

const answersTo = (name: CountQuestion, type: string) => {
  const { question, choices } = countQuestions.find((each) => each.name === name)!;
  return vocabulary(type, `Answers to: ${question}`, choices);
};
export const CountWho = answersTo('who', 'CountWho');
export const CountWhat = answersTo('what', 'CountWhat');
export const CountWithWhom = answersTo('withWhom', 'CountWithWhom');
export const CountWhatFor = answersTo('whatFor', 'CountWhatFor');
export const CountWhatIsNew = answersTo('whatIsNew', 'CountWhatIsNew');
export const CountVerdict = vocabulary(
  'CountVerdict',
  'A reading of the standard, never a promise.',
  countVerdictLabels,
);
export const CountedEvidenceKind = vocabulary(
  'CountedEvidenceKind',
  'What a piece of evidence is.',
  countedEvidenceKinds,
);
export const CpdStanding = vocabulary(
  'CpdStanding',
  'Where a CPD period stands.',
  plain(['Complete', 'In Progress', 'Needs Attention', 'Does Not Apply'] satisfies Standing[]),
);
export const CredentialType = vocabulary(
  'CredentialType',
  'What a credential is.',
  credentialTypeLabels,
);
export const CredentialState = vocabulary(
  'CredentialState',
  'The state of a credential as of today.',
  credentialStates,
);
export const CredentialFilter = vocabulary(
  'CredentialFilter',
  'Which credentials a list has.',
  credentialFilters,
);
export const CrewSessionType = vocabulary(
  'CrewSessionType',
  'What a crew session is.',
  crewTypeLabels,
);
export const CrewProfession = vocabulary(
  'CrewProfession',
  'The profession of somebody who was there.',
  professionNames.map((value) => ({ value, label: professionLabel(value) })),
);
export const CrewSessionEnder = vocabulary('CrewSessionEnder', 'What ended a crew session.', {
  host: 'The host ended it',
  closed: 'It closed by itself',
} satisfies Record<EndedBy, string>);
export const DocumentType = vocabulary('DocumentType', 'What a document is.', documentTypeLabels);
export const DocumentTypeFilter = vocabulary(
  'DocumentTypeFilter',
  'Which documents a list has.',
  documentFilters,
);
export const EvidenceOwnerKey = vocabulary(
  'EvidenceOwnerKey',
  'The parameter of an upload that names the record of a file.',
  evidenceOwners,
);
export const GoalStatus = vocabulary(
  'GoalStatus',
  'Where a learning goal stands; all but open are closed.',
  goalStatusLabels,
);
export const GoalOutcome = vocabulary(
  'GoalOutcome',
  'How a learning goal is closed, with the question that its reflection answers.',
  goalOutcomeQuestions,
);
export const GoalField = vocabulary('GoalField', 'What a change of a learning goal changed.', [
  'title',
  'measure',
  'targetDate',
  'status',
]);
export const ImportKind = vocabulary('ImportKind', 'What was imported.', importKinds);
export const ModuleCategory = vocabulary(
  'ModuleCategory',
  'The CPD category of a learning module.',
  plain([...new Set<string>([...activityCategories, ...moduleCategories])]),
);
export const ModuleCategoryFilter = vocabulary(
  'ModuleCategoryFilter',
  'Which learning modules a list has, by their category.',
  moduleFilters,
);
export const ModuleStatusFilter = vocabulary(
  'ModuleStatusFilter',
  'Which learning modules a list has, by your progress.',
  moduleTabs,
);
export const ModuleStep = vocabulary('ModuleStep', 'The steps of a learning module.', moduleSteps);
export const NotificationChannelName = vocabulary(
  'NotificationChannelName',
  'How notifications are sent.',
  channelLabels,
);
export const NotificationGroup = vocabulary(
  'NotificationGroup',
  'Groups of kinds of notification.',
  plain([...new Set(preferenceKinds.map(({ group }) => group))]),
);
export const PreferenceKind = vocabulary(
  'PreferenceKind',
  'Kinds of notification that can be turned off.',
  preferenceKinds.map(({ kind: value, label }) => ({ value, label })),
);
export const ReminderRhythm = vocabulary('ReminderRhythm', 'How often reminders come.', rhythms);
export const PaceOutlook = vocabulary('PaceOutlook', 'Where a CPD period is going.', outlookLabels);
export const PaceTone = vocabulary('PaceTone', 'How to colour an outlook.', paceTones);
export const PaceSpan = vocabulary(
  'PaceSpan',
  'The span in which hours would be enough.',
  enoughSpans,
);
export const PortfolioClauseState = vocabulary(
  'PortfolioClauseState',
  'The state of a clause of the standard.',
  clauseStateLabels,
);
export const PracticeKind = vocabulary(
  'PracticeKind',
  'What a period of practice hours is.',
  practiceKindLabels,
);
export const PresetRepeat = vocabulary(
  'PresetRepeat',
  'How often a preset is proposed.',
  presetRepeatLabels,
);
export const Profession = vocabulary(
  'Profession',
  'A profession with a register of its own.',
  professions.map(({ id: value, label }) => ({ value, label })),
);
export const RecencyState = vocabulary(
  'RecencyState',
  'What the record shows of recency of practice.',
  recencyStateLabels,
);
export const RecordAction = vocabulary('RecordAction', 'Events of a record.', recordActions);
export const RecordProblem = vocabulary(
  'RecordProblem',
  'How a record differs from its timeline.',
  {
    changed: 'It reads differently',
    missing: 'It was never deleted, yet it does not exist',
    unrecorded: 'No event has added it',
  } satisfies Record<ChainCheck['differing'][number]['problem'], string>,
);
export const RegistrationExpiryRule = vocabulary(
  'RegistrationExpiryRule',
  'The rule that gives the day on which a registration expires.',
  expiryRuleLabels(),
);
export const RegistrationType = vocabulary(
  'RegistrationType',
  'Types of registration.',
  registrationTypeLabels,
);
export const RegistrationSpanKind = vocabulary(
  'RegistrationSpanKind',
  'What a registration was for a time: a type, or none.',
  spanTypeLabels,
);
export const DashboardRegistrationState = vocabulary(
  'DashboardRegistrationState',
  'Where a registration stands, as the dashboard says it.',
  {
    unset: 'No registration date is set',
    expired: 'It has expired',
    'expiring-soon': 'It expires soon',
    active: 'It is active',
  } satisfies Record<DashboardRegistration['status'], string>,
);
export const RegistrationState = vocabulary(
  'RegistrationState',
  'Where a registration stands, as the profile says it.',
  {
    unregistered: 'No registration date is set',
    active: 'It is active',
    'expiring-soon': 'It expires soon',
    expired: 'It has expired',
  } satisfies Record<ProfileRegistration['status'], string>,
);
export const RenewalAnswerState = vocabulary(
  'RenewalAnswerState',
  'What the record shows of a declaration.',
  answerStateLabels,
);
export const ReportReason = vocabulary(
  'ReportReason',
  'What is wrong with a resource.',
  reportReasonLabels,
);
export const RequiredHoursBasis = vocabulary(
  'RequiredHoursBasis',
  'How required hours were found.',
  {
    'full-year': 'Those of a full year',
    'pro-rata': 'By the months of the registration',
    'board-answer': 'By what the Board told you',
    'does-not-apply': 'The standard excludes this registration',
  } satisfies Record<RequiredHours['basis'], string>,
);
export const ResourceType = vocabulary('ResourceType', 'What a resource is.', resourceTypeLabels);
export const ResourceCategory = vocabulary(
  'ResourceCategory',
  'The CPD category of a resource.',
  plain(resourceCategories),
);
export const ResourceTypeFilter = vocabulary(
  'ResourceTypeFilter',
  'Which resources a list has, by what they are.',
  { all: 'All', ...resourceTypeLabels },
);
export const ResourceCategoryFilter = vocabulary(
  'ResourceCategoryFilter',
  'Categories that select resources; the wider ones select several.',
  plain([
    ...new Set<string>(['all', ...resourceCategories, ...activityCategories, ...moduleCategories]),
  ]),
);
export const RosterSource = vocabulary('RosterSource', 'Where a roster came from.', rosterSources);
export const RuleConfidence = vocabulary('RuleConfidence', 'How a claim was read.', {
  board: 'Read at the Paramedicine Board',
  'own-board': 'Read at the Board of that profession',
  quoted: 'As a named public source quotes or reports it',
  'sibling-board': 'Read at another National Board',
  unverified: 'Not read at a source: check it',
} satisfies Record<Confidence, string>);
export const SearchKind = vocabulary('SearchKind', 'Kinds of result of a search.', searchKinds);
export const SharedSubmissionState = vocabulary(
  'SharedSubmissionState',
  'The state of a link.',
  sharedStateLabels,
);
export const ShiftKind = vocabulary('ShiftKind', 'What a shift of a roster is.', shiftKinds);
export const SubmissionSection = vocabulary(
  'SubmissionSection',
  'Sections that can be left out of a submission.',
  submissionSections,
);
