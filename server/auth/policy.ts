import { createPolicy, type Noun } from './access.ts';
import { rules, type Rule } from './rules.ts';
import { unscopedNouns } from './unscoped-nouns.ts';
import { tokenNouns, type TokenNoun } from '#domain/account/access-tokens';
import { binKinds, recordKinds, typeOfKind, type BinKind } from '#domain/records/bin';

type ScopedNoun = Noun<Rule> & { tokens: 'scoped' };

/** Rules of a kind of record with a list: what every record has (records/resolver.ts), and its own fields. */
function recordNoun(kind: BinKind, ...particular: readonly string[]): ScopedNoun {
  const type = typeOfKind(kind);
  return {
    tokens: 'scoped',
    types: [type],
    owner: [
      recordKinds[kind].list,
      `${type[0]!.toLowerCase()}${type.slice(1)}`,
      `create${type}`,
      `update${type}`,
      `delete${type}`,
      `restore${type}`,
      ...particular,
    ],
  };
}

/** Nouns that are the plural of a kind of record. */
type RecordNoun = Extract<TokenNoun, `${BinKind}s`>;
const isRecordNoun = (name: string): name is RecordNoun => tokenNouns.some((noun) => noun === name);
const recordNouns = Object.fromEntries(
  binKinds.filter((kind) => isRecordNoun(`${kind}s`)).map((kind) => [`${kind}s`, recordNoun(kind)]),
);

/** All other nouns, and kinds of record with more fields; a noun in none of these tables does not compile. */
const scopedNouns: Readonly<
  Record<
    Exclude<TokenNoun, RecordNoun> | 'evidence-files' | 'learning-goals' | 'practice-periods',
    ScopedNoun
  >
> = {
  profile: {
    tokens: 'scoped',
    types: [
      'User',
      'BoardAnswer',
      'HeldRegistration',
      'ProfileItem',
      'RegistrationBreak',
      'RegistrationSpan',
      'RegistrationStatus',
      'Roster',
    ],
    anyone: ['me'],
    owner: [
      'updateProfile',
      'updateRegistration',
      'setBoardAnswer',
      'deleteBoardAnswer',
      'setRegistrationSpan',
      'deleteRegistrationSpan',
      'registrations',
      'setRegistration',
      'confirmRenewal',
      'deleteRegistration',
      'updateSettings',
      'uploadProfileImage',
      'profileImage',
      'deleteProfileImage',
      'roster',
      'setRosterPattern',
      'setRosterShifts',
      'setRosterAddress',
      'removeRosterAddress',
      'deleteRoster',
    ],
  },
  activities: recordNoun(
    'activity',
    'recentActivities',
    'repeatableActivities',
    'changeActivities',
  ),
  imports: {
    tokens: 'scoped',
    types: ['Import'],
    readByPost: ['duplicateActivities'],
    owner: [
      'imports',
      'importRecord',
      'importActivities',
      'duplicateActivities',
      'undoImport',
      'restoreImport',
    ],
  },
  'crew-sessions': {
    tokens: 'scoped',
    types: ['CrewSession', 'CrewKey', 'CrewTicket'],
    owner: [
      'crewSessions',
      'crewSession',
      'runningCrewSession',
      'crewSessionCodes',
      'crewBadge',
      'crewBadgeText',
      'crewAttendance',
      'crewSessionFeedback',
      'startCrewSession',
      'joinCrewSession',
      'leaveCrewSession',
      'confirmCrewMembers',
      'updateCrewListing',
      'giveCrewFeedback',
      'removeCrewMember',
      'restoreCrewMember',
      'endCrewSession',
      'correctCrewSessionEnd',
      'claimCrewSession',
      'registerCrewKey',
      'sendCrewTicket',
      'sendCrewSession',
      'crewSessionChanged',
    ],
  },
  // Planned activities are part of their goal.
  'learning-goals': {
    ...recordNoun(
      'learning-goal',
      'closeLearningGoal',
      'reopenLearningGoal',
      'carryOverLearningGoal',
      'plannedActivity',
      'createPlannedActivity',
      'updatePlannedActivity',
      'deletePlannedActivity',
      'restorePlannedActivity',
    ),
    types: ['LearningGoal', 'PlannedActivity'],
  },
  'practice-periods': recordNoun('practice-period', 'addPracticePeriods'),
  'evidence-files': {
    tokens: 'scoped',
    types: ['EvidenceFile'],
    owner: [
      'evidenceFiles',
      'uploadEvidenceFile',
      'evidenceRecord',
      'evidenceFile',
      'evidencePreview',
      'evidenceThumbnail',
      'updateEvidenceFile',
      'deleteEvidenceFile',
      'restoreEvidenceFile',
      'checkEvidenceBadge',
      'evidenceBadgeChecked',
    ],
  },
  'record-events': {
    tokens: 'scoped',
    types: ['HistoryConnection', 'RecordChain'],
    owner: ['recordChain', 'timelinePoint', 'changes', 'recordsChanged'],
  },
  search: {
    tokens: 'scoped',
    owner: ['search'],
  },
  bin: {
    tokens: 'scoped',
    owner: ['bin', 'restoreFromBin', 'deleteForever', 'emptyBin'],
  },
  // A user's results in a module are private, and come with the module.
  modules: {
    tokens: 'scoped',
    types: ['Module', 'ActivityCompletion'],
    member: ['modules', 'recommendedModules', 'module', 'moduleCategories'],
    owner: [
      'saveModuleProgress',
      'submitQuiz',
      'completeModule',
      'answerModuleReview',
      'moduleCertificatePdf',
      'certificateBadge',
      'certificateBadgeText',
    ],
  },
  attestations: { tokens: 'scoped', types: ['Attestation'], owner: ['attestations'] },
  // Any user reads and adds to the library, and changes what they added; bookmarks, reviews and reports are one's own.
  resources: {
    tokens: 'scoped',
    types: ['Resource'],
    member: ['resources', 'resource', 'resourceReviews', 'createResource'],
    owner: [
      'updateResource',
      'deleteResource',
      'restoreResource',
      'reportResource',
      'withdrawResourceReport',
      'bookmarks',
      'addBookmark',
      'removeBookmark',
      'reviewResource',
      'deleteReview',
    ],
  },
  renewal: {
    tokens: 'scoped',
    owner: ['recency', 'renewal', 'renewalHints', 'renewalStatementPdf'],
  },
  summary: {
    tokens: 'scoped',
    types: ['CpdSummary', 'AuditReadiness', 'ActivityReadiness'],
    readByPost: ['submission'],
    owner: ['cpdSummary', 'countedEvidence', 'portfolio', 'submission'],
  },
  progress: {
    tokens: 'scoped',
    owner: ['cpdPace', 'cpdYears', 'yearInReview'],
  },
  notifications: {
    tokens: 'scoped',
    types: ['Notification'],
    owner: [
      'notifications',
      'markNotificationRead',
      'markAllNotificationsRead',
      'notificationAdded',
      'notificationsChanged',
    ],
  },
  'to-print': {
    tokens: 'scoped',
    member: ['guidelinesPdf'],
    owner: ['certificatePdf', 'reflectionPdf', 'reflectionDocx', 'coverSheetPdf'],
  },
};

/** The rule of every field and route, noun by noun. The server does not start if one is missing. */
export const policy = createPolicy<Rule>(rules, {
  ...recordNouns,
  ...scopedNouns,
  ...unscopedNouns,
});
