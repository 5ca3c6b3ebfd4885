import { LRUCache } from 'lru-cache';
import type { Configuration } from 'openid-client';
import { AT_PROVIDER_MINUTES, PROVIDERS_MAX } from '#domain/account/linked-identities';
import { isLocalIssuer, type IdentityProvider } from './settings.ts';

/** Seconds by which the clocks of provider and server may differ. */
export const CLOCK_SKEW_S = 60;

/** Seconds to wait for each response of a provider. */
const PATIENCE_S = 5;

/** A provider's metadata is read again after a day, or once a response was refused; its keys whenever one is unknown. */
const KEPT_MS = 24 * 60 * 60_000;

/** Identifiers of people have at most this many characters (OpenID Connect Core, section 2). */
const SUBJECT_MAX = 255;

/** What a browser takes to a provider and brings back, sealed. */
export interface Visit {
  state: string;
  nonce: string;
  verifier: string;
}

/** Somebody's identity, as their provider has proven it. */
export interface Identity {
  issuer: string;
  subject: string;
  /** The session at the provider; null if it tells none. */
  providerSession: string | null;
  /** Time at which the person proved who they are to the provider; null if it does not say. */
  authenticatedAt: Date | null;
  /** Asks the provider for the person's name; null if it tells none. */
  askName: () => Promise<string | null>;
}

/** A provider whose response was not accepted, or did not come; `code` is for the log. */
export class ProviderError extends Error {
  constructor(
    readonly outcome: 'cancelled' | 'unavailable' | 'refused',
    readonly code: string,
  ) {
    super(`The identity provider: ${code}`);
  }
}

const configurations = new LRUCache<IdentityProvider, Promise<Configuration>>({
  max: PROVIDERS_MAX,
  ttl: KEPT_MS,
});

/** Loaded with the first sign-in: most installations have no provider. */
const load = () => import('openid-client');

/** A provider's metadata, with the rules by which we read it. */
export function configurationOf(provider: IdentityProvider): Promise<Configuration> {
  const known = configurations.get(provider);
  if (known) return known;
  const found = discover(provider).catch((error: unknown) => {
    configurations.delete(provider);
    throw problemOf(error);
  });
  configurations.set(provider, found);
  return found;
}

async function discover({ issuer, clientId, clientSecret }: IdentityProvider) {
  const oidc = await load();
  return oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockTolerance]: CLOCK_SKEW_S },
    clientSecret ? oidc.ClientSecretBasic(clientSecret) : oidc.None(),
    {
      timeout: PATIENCE_S,
      execute: [
        // Without it the signature of an ID token is not checked, since it came over TLS.
        oidc.enableNonRepudiationChecks,
        ...(isLocalIssuer(issuer) ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
}

export async function newVisit(): Promise<Visit> {
  const oidc = await load();
  return {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
}

/** `isFresh`: the person must prove who they are again, whoever is signed in at the provider. */
interface Asked {
  redirectUri: string;
  isFresh: boolean;
}

const MAX_AGE_S = AT_PROVIDER_MINUTES * 60;

/** The address at the provider where the browser goes. Throws ProviderError. */
export async function addressAt(
  provider: IdentityProvider,
  { state, nonce, verifier }: Visit,
  { redirectUri, isFresh }: Asked,
): Promise<string> {
  const [oidc, config] = await Promise.all([load(), configurationOf(provider)]);
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isFresh && { prompt: 'login', max_age: String(MAX_AGE_S) }),
  }).href;
}

/** Reads what a provider's redirect has brought, and fetches the identity. Throws ProviderError. */
export async function identityFrom(
  provider: IdentityProvider,
  search: URLSearchParams,
  { state, nonce, verifier }: Visit,
  { redirectUri, isFresh }: Asked,
): Promise<Identity> {
  try {
    const [oidc, config] = await Promise.all([load(), configurationOf(provider)]);
    const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${search}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(isFresh && { maxAge: MAX_AGE_S }),
    });
    const claims = tokens.claims()!;
    if (claims.sub.length === 0 || claims.sub.length > SUBJECT_MAX) {
      throw new ProviderError('refused', 'subject');
    }
    return {
      issuer: provider.issuer,
      subject: claims.sub,
      providerSession: textOf(claims['sid']),
      authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
      askName: async () => {
        const told = textOf(claims['name']);
        if (told || !config.serverMetadata().userinfo_endpoint) return told;
        const info = await oidc
          .fetchUserInfo(config, tokens.access_token, claims.sub)
          // Without it they type their name.
          .catch(() => null);
        return textOf(info?.name);
      },
    };
  } catch (error) {
    const problem = problemOf(error);
    // Its metadata or keys may have changed: the next visit reads them again.
    if (problem.outcome === 'refused') configurations.delete(provider);
    throw problem;
  }
}

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' && claim.length <= SUBJECT_MAX ? claim : null;

/** Anything that a provider, or whoever stands in for it, makes the library throw is a refusal. */
function problemOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const {
    code,
    error: answered,
    cause,
    status,
  } = error as {
    code?: string;
    error?: string;
    cause?: unknown;
    status?: number;
  };
  if (answered === 'access_denied') return new ProviderError('cancelled', answered);
  const failed = cause instanceof Response ? cause.status : (status ?? 0);
  const isAway = code === 'OAUTH_TIMEOUT' || failed >= 500 || isUnreachable(error);
  return new ProviderError(isAway ? 'unavailable' : 'refused', code ?? 'unknown');
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'fetch failed';
