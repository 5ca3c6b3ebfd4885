import { RECOVERY_CODES } from './recovery.ts';
import { PRODUCT } from '../product.ts';

/** Texts of the dialog that confirms the user's identity before a sensitive change. */
export const stepUpTexts = {
  title: "Confirm it's you",
  text: 'This protects your account if someone else uses this device. We ask again after ten minutes.',
  passkey: 'Use a passkey',
  instead: 'Use your password and a code',
  password: 'Use your password',
} as const;

/** What a change of the password does, and the first one. */
export const passwordTexts = {
  change:
    'Changing it signs out every other device. Passkeys and an authenticator app stay as they are.',
  first: 'This account has no password yet. With one you can also sign in without a service.',
} as const;

/** Buttons of the list of devices, which shows the first few. */
export const deviceTexts = {
  all: (count: number) => `Show all ${count} devices`,
  fewer: 'Show fewer devices',
} as const;

/** Toasts and errors of the panels under "Sign-in and security", and of passkey sign-in. */
export const securityMessages = {
  failed: 'Update failed',
  passkeyAdded: (name: string) => ({ title: 'Passkey added', description: name }),
  passkeyRenamed: { title: 'Passkey renamed' },
  passkeyRemoved: (name: string) => ({ title: 'Passkey removed', description: name }),
  passkeyNotAdded: 'No passkey was added',
  passkeyNotUsed: 'No passkey was used',
  totpAdded: {
    title: 'Authenticator app set up',
    description: 'From now on, you also need a code when you sign in with your password.',
  },
  totpRemoved: { title: 'Authenticator app removed' },
  codesSaved: { title: 'Recovery codes saved' },
  copied: { title: 'Copied' },
  copyFailed: {
    title: 'Could not be copied',
    description: 'Select the text and copy it by hand.',
  },
} as const;

/** Why a passkey was not used or added. */
export const passkeyProblems = {
  dismissed: 'The request was closed, or this device has no passkey for this account.',
  known: 'This device already has a passkey for this account. It is in the list.',
  impossible: 'This browser cannot use a passkey at this address.',
} as const;

/** Texts about passkeys. */
export const passkeyTexts = {
  why: 'Sign in with your fingerprint, your face or the PIN of your device. There is nothing to remember, and nothing a fake website can steal.',
  add: 'Your device asks for your fingerprint, face or PIN. Add a passkey on each device that you use.',
  nameHelp: 'So you can tell it from others.',
} as const;

/** Texts about authenticator apps. */
export const totpTexts = {
  why: 'An app on your phone shows a code that you enter after your password. Someone who learns your password cannot sign in without it.',
  scan: 'Scan this with your authenticator app',
  type: 'Or type this key into it:',
  confirm: 'Enter the code that it shows',
} as const;

/** Why passkeys are not available. */
export const noPasskeys = {
  address: 'Passkeys need an address that begins with https. Ask the administrator of this server.',
  browser: 'This browser cannot use passkeys. Update it or use another browser.',
} as const;

/** Questions before a sign-in method is removed. */
export const removalQuestions = {
  passkey: (name: string, isLast: boolean) => ({
    title: 'Remove this passkey?',
    text: `“${name}” will no longer sign you in.${isLast ? ' Your password alone will be enough then.' : ''}`,
  }),
  totp: (isLast: boolean) => ({
    title: 'Remove the authenticator app?',
    text: `Its codes will no longer work.${isLast ? ' Your password alone will be enough to sign in.' : ''}`,
  }),
} as const;

/** Texts about security events. */
export const eventTexts = {
  intro:
    'Sign-ins, failed attempts and changes, with the device and its network. If you do not recognise one, change your password and sign out the other devices.',
  empty: 'Nothing has happened yet',
  emptyText: 'Your next sign-in or change is listed here.',
} as const;

/** Texts about recovery codes. */
export const recoveryCodeTexts = {
  why: 'If you forget your password or lose your phone, one of these codes gets you back in. Each works once.',
  store: 'Keep them somewhere other than this device: on paper, or in a password manager.',
  renewQuestion: {
    title: 'Get new recovery codes?',
    text: 'Your current codes stop working.',
  },
  factorsWithout:
    'Your password alone no longer signs you in. Save recovery codes, in case you lose your device.',
  closing: {
    title: 'Close without saving?',
    text: 'These codes are not shown again. Without them, a forgotten password may lock you out.',
  },
} as const;

/** Returns the recovery codes as a text for the user to save. */
export const recoveryCodesText = (codes: readonly string[], username: string, day: string) =>
  [
    `${PRODUCT}: recovery codes`,
    `Username: ${username}`,
    `Made on ${day}. Each code works once.`,
    '',
    ...codes,
    '',
  ].join('\n');

/** Returns the state of a set of recovery codes. */
export function recoveryCodesState(codes: { remaining: number; savedAt?: string | null } | null): {
  label: string;
  isGood: boolean;
} {
  if (!codes) return { label: 'None yet', isGood: false };
  if (!codes.savedAt) return { label: 'Not confirmed as saved', isGood: false };
  const isGood = codes.remaining > RUNNING_LOW;
  return { label: `${codes.remaining} of ${RECOVERY_CODES} left`, isGood };
}

/** Number of remaining codes at which the user should make new ones. */
const RUNNING_LOW = 3;
