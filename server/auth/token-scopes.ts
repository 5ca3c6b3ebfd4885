import type { Caller, Context } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import {
  allows,
  guardedNouns,
  tokenMessages,
  type Access,
  type GuardedNoun,
  type Scope,
  type TokenNoun,
} from '#domain/account/access-tokens';

/** Requirement of a field or route for access tokens. */
export interface Need {
  noun: TokenNoun;
  tokens: 'scoped' | 'never' | 'always';
  access: Access;
}

/** True if the caller is a program whose token may not read a noun, so that its content is left out of other nouns. */
export function isWithheld({ caller }: Pick<Context, 'caller'>, noun: GuardedNoun): boolean {
  const token = caller.session?.token;
  return token !== undefined && !allows(token.scopes, noun, 'read');
}

/** False for a program whose token does not allow a need; null is the need of what has no noun of its own. */
export function mayRead({ session, isProgram }: Caller, need: Need | null): boolean {
  if (!isProgram || need === null || need.tokens === 'always') return true;
  const token = session?.token;
  return (
    token !== undefined && need.tokens === 'scoped' && allows(token.scopes, need.noun, need.access)
  );
}

/** The scopes for lack of which content is left out for the caller; none for a browser. */
export const withheldScopes = (ctx: Pick<Context, 'caller'>): Scope[] =>
  guardedNouns.filter((noun) => isWithheld(ctx, noun)).map((noun) => `${noun}:read` as const);

/**
 * Throws unauthenticated() for an invalid access token, and forbidden() for one that lacks a scope; the message names all
 * that are missing.
 */
export function requireScopes(
  { session }: Pick<Caller, 'session'>,
  need: Need,
  below: readonly Need[] = [],
): void {
  if (!session?.token) throw unauthenticated(tokenMessages.invalid);
  const { scopes } = session.token;
  const missing = [need, ...below].filter(
    ({ noun, tokens, access }) =>
      tokens === 'never' || (tokens === 'scoped' && !allows(scopes, noun, access)),
  );
  if (missing.length === 0) return;
  if (missing.some(({ tokens }) => tokens === 'never')) throw forbidden(tokenMessages.never);
  const named = missing.map(({ noun, access }) => `${noun}:${access}`);
  throw forbidden(tokenMessages.needs([...new Set(named)]));
}
