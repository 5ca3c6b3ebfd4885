/**
 * Who may use which way in, noun by noun: the fields of GraphQL's Query, Mutation and Subscription and the routes of
 * REST, by name. The rules themselves are held where the rows are read: the owner stands in every query, so that what is
 * another's is not found. tests/security holds every way in to what this table says of it, and fails for one that is
 * missing here.
 *
 * anyone: also without a session.
 * member: whoever is signed in; all see the same records.
 * owner:  whoever is signed in, and only rows of their own; another's row is not found.
 *
 * The command line is the operator's: it revokes certificates and fills the catalogue. A role that may do more
 * (an educator, an administrator) is a rule more here, a function beside requireUser() that throws forbidden(), and a
 * test that tries it as everybody else. Today everyone is a paramedic, and the role is displayed only.
 */
export type Rule = 'anyone' | 'member' | 'owner';

export const policy: Readonly<Record<string, Partial<Record<Rule, readonly string[]>>>> = {
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
    ],
  },
  activities: {
    owner: [
      'activities',
      'recentActivities',
      'activity',
      'createActivity',
      'updateActivity',
      'deleteActivity',
      'restoreActivity',
    ],
  },
  imports: {
    owner: ['imports', 'importActivities', 'duplicateActivities', 'undoImport', 'restoreImport'],
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
  bin: { owner: ['bin', 'restoreFromBin', 'deleteForever', 'emptyBin'] },
  // What a user has done with a module is theirs alone, and comes along with it.
  modules: {
    member: ['modules', 'recommendedModules', 'module', 'moduleCategories'],
    owner: ['saveModuleProgress', 'submitQuiz', 'completeModule', 'moduleCertificatePdf'],
  },
  certificates: { anyone: ['verifyCertificate'] },
  // The library is everybody's to read and to add to, and nobody's to change; bookmarks and reviews are one's own.
  resources: {
    member: ['resources', 'resource', 'resourceReviews', 'createResource'],
    owner: ['bookmarks', 'addBookmark', 'removeBookmark', 'reviewResource', 'deleteReview'],
  },
  summary: { owner: ['cpdSummary', 'portfolio'] },
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
};
