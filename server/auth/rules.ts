import type { Context } from '../context.ts';
import { unauthenticated } from '../errors.ts';

/** The first read verifies the session itself. */
function requireToken({ caller }: Context): void {
  if (!caller.session) throw unauthenticated();
}

/**
 * The callers who may use a field of Query, Mutation or Subscription, or a route of REST. To add a role, add a rule here.
 *
 * anyone: no session needed.
 * member: any signed-in user; they all see the same records.
 * owner:  any signed-in user, for their own rows only. The queries filter by owner: another user's row is not found.
 */
export const rules = {
  anyone: () => {},
  member: requireToken,
  owner: requireToken,
};

export type Rule = keyof typeof rules;
