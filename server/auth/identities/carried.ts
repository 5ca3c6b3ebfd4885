import {
  AT_PROVIDER_MINUTES,
  NEW_IDENTITY_MINUTES,
  type IdentityPurpose,
} from '#domain/account/linked-identities';
import type { Context } from '../../context.ts';
import type { Env } from '../../env.ts';
import { seal, unseal } from '../sealing.ts';
import type { Identity, Visit } from './openid.ts';

/** The cookie's name; see cookieName() of session-token.ts. */
export const identityCookieName = (env: Env): string =>
  env.publicUrl.startsWith('https:') ? '__Host-paramed_identity' : 'paramed_identity';

/** What a browser carries, sealed, while its user is at a provider. */
export interface CarriedVisit extends Visit {
  kind: 'visit';
  provider: string;
  purpose: IdentityPurpose;
  /** The session that began it; null to sign in. */
  sessionId: string | null;
}

/** What a browser carries, sealed, for an identity that has no account here yet. */
export interface CarriedIdentity extends Pick<Identity, 'issuer' | 'subject' | 'providerSession'> {
  kind: 'identity';
  /** The name that the provider has told; null if it tells none. */
  name: string | null;
  provider: string;
}

type Carried = CarriedVisit | CarriedIdentity;

const minutes = { visit: AT_PROVIDER_MINUTES, identity: NEW_IDENTITY_MINUTES } as const;

/** The longest that the cookie lives, in seconds. */
export const CARRIED_SECONDS = Math.max(...Object.values(minutes)) * 60;

const ROW = 'cookie';

/** Has the browser carry it; null ends it. */
export function carry({ caller, services, now }: Context, what: Carried | null): void {
  const text = what && JSON.stringify({ ...what, at: now.getTime() });
  caller.setIdentityCookie?.(text && seal(services.env, 'identities', ROW, text));
}

type CarriedSince<Kind> = Extract<Carried, { kind: Kind }> & { at: number };

/** What the browser carries of this kind, and since when; null if there is nothing, or it is too old. */
export function carried<Kind extends Carried['kind']>(
  { caller, services, now }: Context,
  kind: Kind,
): CarriedSince<Kind> | null {
  const cookie = caller.identityCookie;
  const text = cookie ? unseal(services.env, 'identities', ROW, cookie) : null;
  if (!text) return null;
  const found = JSON.parse(text) as Carried & { at: number };
  const isOver = now.getTime() - found.at > minutes[found.kind] * 60_000;
  return found.kind === kind && !isOver ? (found as CarriedSince<Kind>) : null;
}
