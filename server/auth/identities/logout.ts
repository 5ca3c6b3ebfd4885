import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { record } from '../../schema/account/security-events/security-events.ts';
import { publishEnd } from '../sessions/sessions.ts';
import { CLOCK_SKEW_S, configurationOf } from './openid.ts';
import type { IdentityProvider } from './settings.ts';

/** The event that a logout token must have (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Minutes within which a logout token must arrive, and for which its number is kept. */
const TOKEN_MINUTES = 10;

const keySets = new LRUCache<string, ReturnType<typeof createRemoteJWKSet>>({ max: 20 });

/**
 * Ends the sessions that a provider says have ended: those that its session opened here, or, without one, all that its
 * identity did. Returns false for a token that is not the provider's, is too old, or was used.
 */
export async function endByProvider(
  ctx: Context,
  provider: IdentityProvider,
  token: string,
): Promise<boolean> {
  const claims = await read(ctx, provider, token);
  if (!claims) return false;
  return transaction(ctx, async (tx) => {
    const used = await tx.em.execute<object[]>(
      `insert into used_challenges (id, expires_at) values (?::text, ?::timestamptz)
       on conflict do nothing returning id`,
      [
        `logout:${provider.id}:${claims.jti}`,
        new Date(ctx.now.getTime() + 2 * TOKEN_MINUTES * 60_000),
      ],
    );
    if (used.length === 0) return false;
    const ended = await tx.em.execute<{ id: string; user_id: number }[]>(
      `delete from sessions s using linked_identities i
       where i.id = s.identity_id and i.issuer = ?::text
         and (?::text is null or i.subject = ?::text)
         and (?::text is null or s.provider_session = ?::text)
       returning s.id, s.user_id`,
      [provider.issuer, ...twice(claims.sub), ...twice(claims.sid)],
    );
    for (const userId of new Set(ended.map((each) => each.user_id))) {
      await record(tx, userId, 'session-ended');
    }
    publishEnd(
      tx,
      ended.map(({ id }) => id),
    );
    return true;
  });
}

const twice = (value: string | null) => [value, value];

interface LogoutClaims {
  jti: string;
  sub: string | null;
  sid: string | null;
}

async function read(
  ctx: Context,
  provider: IdentityProvider,
  token: string,
): Promise<LogoutClaims | null> {
  try {
    const { payload } = await jwtVerify(token, await keysOf(provider), {
      issuer: provider.issuer,
      audience: provider.clientId,
      clockTolerance: CLOCK_SKEW_S,
      maxTokenAge: `${TOKEN_MINUTES}m`,
      requiredClaims: ['iat', 'jti', 'events'],
      currentDate: ctx.now,
    });
    return claimsOf(payload);
  } catch (error) {
    // Whatever is wrong with a token that anybody can send: nothing is ended, and the log says why.
    const { code = 'unknown' } = error as { code?: string };
    ctx.services.log.warn({ provider: provider.id, code }, 'logout token');
    return null;
  }
}

const textOrNull = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : null);

/** An ID token has a nonce and no event, so that neither passes for the other. */
function claimsOf({ jti, sub, sid, events, nonce }: JWTPayload): LogoutClaims | null {
  const isLogout = typeof events === 'object' && events !== null && EVENT in events;
  const found = { jti: textOrNull(jti), sub: textOrNull(sub), sid: textOrNull(sid) };
  if (!isLogout || nonce !== undefined || !found.jti) return null;
  return found.sub === null && found.sid === null ? null : { ...found, jti: found.jti };
}

async function keysOf(provider: IdentityProvider) {
  const address = (await configurationOf(provider)).serverMetadata().jwks_uri ?? '';
  const known = keySets.get(address);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 });
  keySets.set(address, keys);
  return keys;
}
