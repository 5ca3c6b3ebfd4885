import { settingsPaths } from './settings-pages.ts';

/**
 * An identity provider: an ambulance service or college whose OpenID Connect sign-in this installation accepts. Screens
 * call it by its name, or "sign-in service".
 */
export interface ProviderName {
  id: string;
  name: string;
}

/** Maximum identity providers of an installation, and so of linked identities of an account. */
export const PROVIDERS_MAX = 10;

/** Limits of a provider's name, in characters. */
export const providerLimits = { name: { min: 1, max: 60 } } as const;

/** Why a user goes to an identity provider: to sign in, to link it, or to confirm who they are. */
export const identityPurposes = ['sign-in', 'link', 'confirm'] as const;
export type IdentityPurpose = (typeof identityPurposes)[number];

/** Minutes within which a user must come back from the provider. */
export const AT_PROVIDER_MINUTES = 15;

/** Minutes in which somebody whose identity has no account can create one. */
export const NEW_IDENTITY_MINUTES = 10;

/** What came of a visit to a provider, as the address of the next page says it. */
export const identityOutcomes = {
  new: '',
  linked: 'It signs you in from now on.',
  cancelled: 'You were not signed in there. Nothing was changed.',
  unavailable: 'It cannot be reached. Try again later, or sign in another way.',
  refused: 'Its answer was not accepted. Try again, or sign in another way.',
  expired: 'That took too long, or began in another browser. Please try again.',
  taken: 'This identity is linked to another account. Sign in to that account to unlink it.',
  another: 'Another identity of this service is linked to your account. Unlink it first.',
} as const;
export type IdentityOutcome = keyof typeof identityOutcomes;

/** The parameters by which the server tells the page after a visit to a provider. */
export const identityParams = { outcome: 'sign-in', provider: 'with' } as const;

/** Where the browser goes after a visit to a provider. */
export const identityPaths = {
  callback: (provider: string) => `/sign-in/${provider}/callback`,
  logout: (provider: string) => `/sign-in/${provider}/logout`,
  after: (purpose: IdentityPurpose, outcome: IdentityOutcome, provider: string) =>
    `${purpose === 'sign-in' ? '/auth' : settingsPaths.signIn}?${new URLSearchParams({
      [identityParams.outcome]: outcome,
      [identityParams.provider]: provider,
    })}`,
} as const;

/** Texts of screens about sign-in services. */
export const identityTexts = {
  signIn: (name: string) => `Sign in with ${name}`,
  newTitle: (name: string) => `No account here is linked to this ${name} sign-in`,
  newText:
    'Your records stay yours: the account is your own, with recovery codes that work without the service. If you already have an account, sign in to it and link the service under Settings, Sign-in.',
  create: 'Create account',
  haveAccount: 'I already have an account',
  created: 'Your account is ready',
  codes: 'Should the service be gone one day, any of these recovery codes lets you set a password.',
  unsaved: 'Continue without saving them',
  panelTitle: 'Sign-in services',
  panelText:
    'Sign in with the account of your service or college. It is told that you signed in here, and learns nothing of your records.',
  link: (name: string) => `Link ${name}`,
  linked: (name: string) => ({ title: `${name} is linked`, description: identityOutcomes.linked }),
  linkWarning: (name: string) =>
    `Whoever can sign in as you at ${name} can then sign in here, without your password and second factor.`,
  unlink: 'Unlink',
  unlinkQuestion: (name: string) => ({
    title: `Unlink ${name}?`,
    text: 'It no longer signs you in. Your account and everything in it stay.',
  }),
  unlinked: (name: string) => ({ title: `${name} is unlinked` }),
  unlinkFailed: 'It was not unlinked',
  confirm: (name: string) => `Confirm with ${name}`,
  confirmOpened: (name: string) =>
    `Sign in to ${name} in the window that has opened, then come back and continue.`,
  confirmed: {
    title: 'You have confirmed who you are',
    text: 'Close this window and continue where you were.',
  },
  notConfirmed: { title: 'You have not confirmed who you are' },
  notOpened: 'The page of the service could not be opened',
} as const;

/** Errors of identity providers. */
export const identityMessages = {
  unknown: 'This server does not offer this sign-in service.',
  unavailable: 'The sign-in service cannot be reached. Try again later, or sign in another way.',
  nothingProven: 'That took too long. Sign in with the service again.',
  onlyWay: 'Nothing else signs you in yet. Set a password or add a passkey first.',
  notLinked: 'This service is not linked to your account.',
} as const;
