import type { SandboxWindow } from '../window.ts';

/** The tabs of the page “Account”. */
export const accountWindows: readonly SandboxWindow[] = [
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
      address: 'sam.okafor@example.org',
      token: 'the-token-of-the-link',
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
      registration: 'paramedic',
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
      timeZone: 'Australia/Brisbane',
      pattern: '2 days 2 nights 4 off from 3 Dec',
      address: 'https://roster.example.org/shifts.ics',
      shifts: [
        { start: '2026-12-03T21:00:00.000Z', end: '2026-12-04T09:00:00.000Z', kind: 'shift' },
      ],
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
      currentPassword: 'your-password',
      newPassword: 'a-longer-night-shift',
      password: 'your-password',
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
      name: 'This phone',
      response: {},
      id: '1',
      provider: 'service',
      purpose: 'SIGN_IN',
      registerWithIdentity: {
        fullName: 'Alex Medic',
        username: 'alex-medic',
      },
      code: '123456',
      account: 'your-username',
      token: 'the-token-of-the-link',
      newPassword: 'a-longer-night-shift',
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
      skip: false,
      first: 20,
    },
    ids: {
      accessTokenId: 'createAccessToken',
      id: 'createWebhook',
      deliveryId: 'sendTestWebhook',
    },
  },
];
