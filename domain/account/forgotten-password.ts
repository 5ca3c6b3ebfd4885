/** Texts of a forgotten password. */
export const forgottenTexts = {
  sent: {
    title: 'Check your e-mail',
    text: 'If there is an account with this name and a confirmed e-mail address, we have sent a link. It works for one hour. Check your spam folder too.',
  },
  expired: {
    title: 'This link does not work any more',
    text: 'Links work once, and for one hour.',
  },
  twoWays: 'There are two ways back in. Your records are safe.',
  byCodeOnly:
    'This server does not send e-mail, so you need a recovery code. Your records are safe.',
  neither: 'Without either we cannot let you in, because we cannot tell that it is you.',
  notSent: 'The link was not sent',
  after: 'Every device will be signed out. Passkeys and an authenticator app stay as they are.',
  rules: 'At least 6 characters. Not your username, and none of the most common passwords.',
  advice: 'Even better: add a passkey in Settings afterwards.',
  failed: 'Your password was not changed',
  changed: {
    title: 'Password changed',
    description: 'Sign in with your new password. Every device has been signed out.',
  },
} as const;

/** Warnings about a forgotten password on the form for a new account, with and without a server that sends e-mail. */
export const registerTexts = {
  recovery:
    'Without an e-mail address or recovery codes we cannot help you if you forget your password.',
  recoveryWithoutEmail:
    'This server does not send e-mail. Make recovery codes in Settings: without them we cannot help you if you forget your password.',
} as const;
