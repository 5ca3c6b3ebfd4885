import type { Context } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import { createPolicy } from './access.ts';

/** The session itself is proved by the first read; without a token there is nothing to prove. */
function requireToken({ caller }: Context): void {
  if (!caller.session) throw unauthenticated();
}

/**
 * The callers who may use a field of Query, Mutation or Subscription, or a route of REST. To add a role, add a rule here.
 *
 * anyone: no session needed.
 * member: any signed-in user; all see the same records.
 * owner:  any signed-in user, for their own rows only. The queries filter by owner: another user's row is not found.
 */
const rules = {
  anyone: () => {},
  member: requireToken,
  owner: requireToken,
};

export type Rule = keyof typeof rules;

/** The rule of every field and route, noun by noun. One without a rule stops the start. */
export const policy = createPolicy<Rule>(rules, {
  accounts: {
    anyone: [
      'login',
      'register',
      'logout',
      'me',
      'confirmEmail',
      'support',
      'passkeySignInOptions',
      'signInWithPasskey',
      'requestPasswordReset',
      'resetPassword',
      'resetPasswordWithCode',
    ],
    owner: [
      'updateProfile',
      'updateRegistration',
      'setBoardAnswer',
      'removeBoardAnswer',
      'registrations',
      'setRegistration',
      'removeRegistration',
      'updateSettings',
      'changePassword',
      'deleteAccount',
      'confirmIdentity',
      'passkeyRegistrationOptions',
      'addPasskey',
      'renamePasskey',
      'deletePasskey',
      'beginTotp',
      'confirmTotp',
      'removeTotp',
      'renewRecoveryCodes',
      'markRecoveryCodesSaved',
      'endSession',
      'endOtherSessions',
      'uploadProfileImage',
      'profileImage',
      'removeProfileImage',
      'exportData',
      'exportArchive',
      'accountImportPreview',
      'importAccount',
      'updateEmail',
      'removeEmail',
      'resubscribeEmail',
      'addPushSubscription',
      'removePushSubscription',
      'sendTestPush',
      'renewCalendarFeed',
      'removeCalendarFeed',
      'updateNotificationPreferences',
      'roster',
      'setRosterPattern',
      'setRosterShifts',
      'removeRoster',
    ],
  },
  activities: {
    owner: [
      'activities',
      'recentActivities',
      'repeatableActivities',
      'activity',
      'createActivity',
      'updateActivity',
      'deleteActivity',
      'restoreActivity',
      'changeActivities',
    ],
  },
  imports: {
    owner: ['imports', 'importActivities', 'duplicateActivities', 'undoImport', 'restoreImport'],
  },
  // A member sees the session they are in; a guest shows the secret that they were given at joining.
  'crew-sessions': {
    anyone: [
      'joinCrewSessionAsGuest',
      'crewGuestSession',
      'leaveCrewSessionAsGuest',
      'confirmCrewMembersAsGuest',
    ],
    owner: [
      'crewSessions',
      'crewSession',
      'runningCrewSession',
      'crewSessionCodes',
      'startCrewSession',
      'joinCrewSession',
      'leaveCrewSession',
      'confirmCrewMembers',
      'removeCrewMember',
      'restoreCrewMember',
      'endCrewSession',
      'correctCrewSessionEnd',
      'claimCrewSession',
      'crewSessionChanged',
    ],
  },
  'reflective-logs': {
    owner: [
      'reflectiveLogs',
      'reflectiveLog',
      'createReflectiveLog',
      'updateReflectiveLog',
      'deleteReflectiveLog',
      'restoreReflectiveLog',
    ],
  },
  'learning-goals': {
    owner: [
      'learningGoals',
      'learningGoal',
      'createLearningGoal',
      'updateLearningGoal',
      'deleteLearningGoal',
      'restoreLearningGoal',
      'closeLearningGoal',
      'reopenLearningGoal',
      'carryOverLearningGoal',
      'createPlannedActivity',
      'updatePlannedActivity',
      'deletePlannedActivity',
      'restorePlannedActivity',
    ],
  },
  'audit-notices': {
    owner: [
      'auditNotices',
      'auditNotice',
      'createAuditNotice',
      'updateAuditNotice',
      'deleteAuditNotice',
      'restoreAuditNotice',
    ],
  },
  'practice-periods': {
    owner: [
      'practicePeriods',
      'practicePeriod',
      'createPracticePeriod',
      'updatePracticePeriod',
      'deletePracticePeriod',
      'restorePracticePeriod',
      'addPracticePeriods',
    ],
  },
  credentials: {
    owner: [
      'credentials',
      'credential',
      'createCredential',
      'updateCredential',
      'deleteCredential',
      'restoreCredential',
    ],
  },
  documents: {
    owner: [
      'documents',
      'document',
      'createDocument',
      'updateDocument',
      'deleteDocument',
      'restoreDocument',
    ],
  },
  presets: {
    owner: ['presets', 'preset', 'createPreset', 'updatePreset', 'deletePreset', 'restorePreset'],
  },
  'evidence-files': {
    owner: [
      'evidenceFiles',
      'uploadEvidenceFile',
      'evidenceFile',
      'evidencePreview',
      'evidenceThumbnail',
      'updateEvidenceFile',
      'deleteEvidenceFile',
      'restoreEvidenceFile',
    ],
  },
  'record-events': { owner: ['recordChain', 'timelinePoint'] },
  search: { owner: ['search'] },
  bin: { owner: ['bin', 'restoreFromBin', 'deleteForever', 'emptyBin'] },
  // A user's results in a module are private, and come with the module.
  modules: {
    member: ['modules', 'recommendedModules', 'module', 'moduleCategories'],
    owner: [
      'saveModuleProgress',
      'submitQuiz',
      'completeModule',
      'answerModuleReview',
      'moduleCertificatePdf',
    ],
  },
  // A question about the rules: it reads no record.
  counts: { anyone: ['doesThisCount'] },
  certificates: { anyone: ['verifyCertificate'] },
  // Whoever has a link may answer it once; the owner of the activity makes and withdraws links.
  attestations: {
    anyone: ['confirmation', 'signConfirmation', 'refuseConfirmation'],
    owner: [
      'createConfirmationRequest',
      'revokeConfirmationRequest',
      'attestations',
      'confirmationRequests',
    ],
  },
  // Any user reads and adds to the library, and changes what they added; bookmarks, reviews and reports are one's own.
  resources: {
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
  // Who has the secret of a link reads that one submission; it is no session.
  'shared-submissions': {
    anyone: ['openSharedSubmission', 'sharedSubmissionPdf', 'sharedSubmissionPack'],
    owner: [
      'sharedSubmissions',
      'sharedSubmissionAccesses',
      'createSharedSubmission',
      'revokeSharedSubmission',
      'deleteSharedSubmission',
    ],
  },
  renewal: { owner: ['recency', 'renewal', 'renewalStatementPdf'] },
  summary: { owner: ['cpdSummary', 'portfolio', 'submission'] },
  progress: { owner: ['cpdPace', 'cpdYears', 'yearInReview'] },
  notifications: {
    owner: [
      'notifications',
      'markNotificationRead',
      'markAllNotificationsRead',
      'notificationAdded',
      'notificationsChanged',
    ],
  },
  'to-print': {
    member: ['guidelinesPdf'],
    owner: ['certificatePdf', 'reflectionPdf', 'reflectionDocx', 'coverSheetPdf'],
  },
});
