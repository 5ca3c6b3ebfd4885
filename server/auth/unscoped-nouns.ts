import type { Noun } from './access.ts';
import type { Rule } from './rules.ts';

/** The nouns for which access tokens have no scopes: closed to tokens, or open to anyone. */
export const unscopedNouns: Readonly<Record<string, Noun<Rule> & { tokens: 'never' | 'always' }>> =
  {
    // Sign-in, security, messages that warn of both, and anything that would outlive a token or exceed its scopes.
    accounts: {
      tokens: 'never',
      types: [
        'AccessToken',
        'AccountSecurity',
        'CalendarFeed',
        'EmailAddress',
        'LinkedIdentity',
        'NotificationPreferences',
        'Push',
        'SecurityEventConnection',
        'Session',
      ],
      anyone: [
        'login',
        'register',
        'logout',
        'confirmEmail',
        'passkeySignInOptions',
        'signInWithPasskey',
        'identityProviders',
        'provenName',
        'beginIdentityVisit',
        'registerWithIdentity',
        'requestPasswordReset',
        'resetPassword',
        'resetPasswordWithCode',
      ],
      owner: [
        'changePassword',
        'deleteAccount',
        'confirmIdentity',
        'passkeyRegistrationOptions',
        'addPasskey',
        'renamePasskey',
        'deletePasskey',
        'unlinkIdentity',
        'beginTotp',
        'confirmTotp',
        'removeTotp',
        'renewRecoveryCodes',
        'markRecoveryCodesSaved',
        'endSession',
        'endOtherSessions',
        'accessTokens',
        'createAccessToken',
        'revokeAccessToken',
        'exportData',
        'exportArchive',
        'accountImportPreview',
        'importAccount',
        'updateEmail',
        'deleteEmail',
        'resubscribeEmail',
        'addPushSubscription',
        'deletePushSubscription',
        'sendTestPush',
        'renewCalendarFeed',
        'deleteCalendarFeed',
        'updateNotificationPreferences',
      ],
    },
    // They send an account's changes elsewhere, so a token that was stolen must not add one; a program reads `changes`.
    webhooks: {
      tokens: 'never',
      types: ['Webhook', 'WebhookDelivery'],
      owner: [
        'webhooks',
        'createWebhook',
        'deleteWebhook',
        'resumeWebhook',
        'sendTestWebhook',
        'webhookDeliveries',
        'resendWebhookDelivery',
      ],
    },
    // Guests send the secret that they got when they joined, or started to teach.
    'crew-guests': {
      tokens: 'never',
      anyone: [
        'joinCrewSessionAsGuest',
        'crewGuestSession',
        'leaveCrewSessionAsGuest',
        'confirmCrewMembersAsGuest',
        'updateCrewListingAsGuest',
        'giveCrewFeedbackAsGuest',
        'startTaughtSessionAsGuest',
        'crewSessionCodesAsGuest',
        'crewSessionFeedbackAsGuest',
        'crewAttendanceAsGuest',
        'removeCrewMemberAsGuest',
        'restoreCrewMemberAsGuest',
        'endCrewSessionAsGuest',
        'correctCrewSessionEndAsGuest',
      ],
    },
    // Anyone with a link may answer it once; the activity's owner makes and withdraws links.
    'confirmation-links': {
      tokens: 'never',
      types: ['ConfirmationRequest'],
      anyone: ['confirmation', 'signConfirmation', 'refuseConfirmation'],
      owner: ['createConfirmationRequest', 'revokeConfirmationRequest', 'confirmationRequests'],
    },
    // Anyone with a link's secret reads that one submission; the secret is not a session.
    'shared-submissions': {
      tokens: 'never',
      types: ['SharedSubmission'],
      anyone: ['openSharedSubmission', 'sharedSubmissionPdf', 'sharedSubmissionPack'],
      owner: [
        'sharedSubmissions',
        'sharedSubmission',
        'sharedSubmissionAccesses',
        'createSharedSubmission',
        'revokeSharedSubmission',
        'deleteSharedSubmission',
      ],
    },
    // A record needs the scope of its own noun: see server/schema/records/nodes.
    nodes: { tokens: 'always', owner: ['node', 'nodes'] },
    support: { tokens: 'always', anyone: ['support'] },
    // A question about the rules: it reads no record.
    counts: {
      tokens: 'always',
      anyone: ['doesThisCount'],
    },
    certificates: {
      tokens: 'always',
      anyone: ['verifyCertificate', 'certificateRevocations'],
    },
    'timeline-points': { tokens: 'always', anyone: ['verifyTimelinePoint'] },
  };
