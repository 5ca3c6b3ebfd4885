import { LockMode } from '@mikro-orm/core';
import {
  identityMessages,
  identityPaths,
  type IdentityOutcome,
} from '#domain/account/linked-identities';
import { identityVisitSchema } from '#domain/account/linked-identities.schema';
import { requireUser, type Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { conflict, invalid, unreachable } from '../../errors.ts';
import { LinkedIdentity } from '../../schema/account/linked-identities/linked-identity.entity.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { validate } from '../../validate.ts';
import { recordChange } from '../account/security-change.ts';
import { prove } from '../sign-in/identity.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { requireProofToProtect } from '../sign-in/step-up.ts';
import { carried, carry, type CarriedVisit } from './carried.ts';
import {
  addressAt,
  CLOCK_SKEW_S,
  identityFrom,
  newVisit,
  ProviderError,
  type Identity,
} from './openid.ts';
import type { IdentityProvider } from './settings.ts';

/** The provider with this id; undefined if the installation has none. */
export const providerById = ({ services }: Context, id: string): IdentityProvider | undefined =>
  services.env.identityProviders.find((each) => each.id === id);

const redirectUri = ({ services }: Context, { id }: IdentityProvider): string =>
  services.env.publicUrl + identityPaths.callback(id);

/** To link and to confirm, whoever is signed in at the provider has to prove it again: it may be a colleague's session. */
const isFresh = ({ purpose }: Pick<CarriedVisit, 'purpose'>): boolean => purpose !== 'sign-in';

/**
 * Begins a visit to a provider: returns the address for the browser, which gets a cookie. Linking needs a recent proof of
 * identity. Throws invalid() for a provider that is not offered, and unreachable().
 */
export async function begin(ctx: Context, input: unknown): Promise<string> {
  const { provider: id, purpose } = validate(identityVisitSchema, input);
  const provider = providerById(ctx, id);
  if (!provider) throw invalid({ provider: identityMessages.unknown });
  if (purpose === 'link') await requireProofToProtect(ctx);
  if (purpose === 'confirm') await mustBeLinked(ctx, provider);
  await ctx.services.limits.beginNameless(ctx.caller.address);
  const visit = await newVisit();
  const sessionId = purpose === 'sign-in' ? null : ctx.caller.session!.sessionId;
  try {
    const asked = { redirectUri: redirectUri(ctx, provider), isFresh: isFresh({ purpose }) };
    const address = await addressAt(provider, visit, asked);
    carry(ctx, { kind: 'visit', ...visit, provider: id, purpose, sessionId });
    return address;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.services.log.warn({ provider: id, code: error.code }, 'identity provider');
    throw unreachable(identityMessages.unavailable);
  }
}

async function mustBeLinked(ctx: Context, { issuer }: IdentityProvider): Promise<void> {
  const { id: userId } = await requireUser(ctx);
  const linked = await ctx.em.count(LinkedIdentity, { userId, issuer });
  if (linked === 0) throw conflict(identityMessages.notLinked);
}

/** What came of a visit; null for one that ended as its user wanted. */
export interface Ended {
  purpose: CarriedVisit['purpose'];
  outcome: IdentityOutcome | null;
}

/** Ends a visit with what the provider's redirect has brought. Nothing but a database error is thrown. */
export async function end(ctx: Context, id: string, search: URLSearchParams): Promise<Ended> {
  const provider = providerById(ctx, id);
  const visit = carried(ctx, 'visit');
  carry(ctx, null);
  if (!provider || visit?.provider !== id) return { purpose: 'sign-in', outcome: 'expired' };
  const { purpose } = visit;
  try {
    const asked = { redirectUri: redirectUri(ctx, provider), isFresh: isFresh(visit) };
    const identity = await identityFrom(provider, search, visit, asked);
    if (asked.isFresh && !isSince(visit.at, identity)) throw new ProviderError('refused', 'age');
    await ctx.services.limits.namelessSucceeded(ctx.caller.address);
    return { purpose, outcome: await uses[purpose](ctx, visit, identity) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.services.log.warn({ provider: id, code: error.code }, 'identity provider');
    return { purpose, outcome: error.outcome };
  }
}

const isSince = (began: number, { authenticatedAt }: Identity): boolean =>
  authenticatedAt !== null && authenticatedAt.getTime() >= began - CLOCK_SKEW_S * 1000;

type Use = (
  ctx: Context,
  visit: CarriedVisit,
  identity: Identity,
) => Promise<IdentityOutcome | null>;

const uses: Record<CarriedVisit['purpose'], Use> = {
  'sign-in': async (ctx, { provider }, { askName, ...identity }) => {
    const isKnown = await transaction(ctx, async (tx) => {
      const linked = await tx.em.findOne(LinkedIdentity, keyOf(identity));
      const user = linked && (await locked(tx, linked.userId));
      if (!linked || !user) return false;
      linked.lastUsedAt = ctx.now;
      const { id: identityId } = linked;
      await signIn(tx, user, { identityId, providerSession: identity.providerSession });
      return true;
    });
    if (isKnown) return null;
    const { issuer, subject, providerSession } = identity;
    const name = await askName();
    carry(ctx, { kind: 'identity', provider, issuer, subject, providerSession, name });
    return 'new';
  },

  link: async (ctx, visit, identity) => {
    const owner = await ownerOf(ctx, visit);
    if (!owner) return 'expired';
    return transaction(ctx, async (tx) => {
      const user = await locked(tx, owner.id);
      const [known] = await tx.em.find(LinkedIdentity, {
        $or: [keyOf(identity), { userId: owner.id, issuer: identity.issuer }],
      });
      if (!user || known) return known ? refusalOf(known, owner, identity) : 'expired';
      const inserted = await tx.em.execute<object[]>(
        `insert into linked_identities (user_id, issuer, subject, created_at)
         values (?::int, ?::text, ?::text, ?::timestamptz) on conflict do nothing returning id`,
        [user.id, identity.issuer, identity.subject, ctx.now],
      );
      // Another account has linked it since.
      if (inserted.length === 0) return 'taken';
      await recordChange(tx, user, 'identity-linked');
      return 'linked';
    });
  },

  confirm: async (ctx, visit, identity) => {
    const owner = await ownerOf(ctx, visit);
    if (!owner) return 'expired';
    return transaction(ctx, async (tx) => {
      const linked = await tx.em.findOne(LinkedIdentity, { userId: owner.id, ...keyOf(identity) });
      if (!linked || !(await prove(tx, owner.id))) return 'refused';
      linked.lastUsedAt = ctx.now;
      return null;
    });
  },
};

const keyOf = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) => ({ issuer, subject });

function refusalOf(known: LinkedIdentity, user: User, { subject }: Identity): IdentityOutcome {
  if (known.userId !== user.id) return 'taken';
  return known.subject === subject ? 'linked' : 'another';
}

/** The user whose session began the visit; null if this browser has another session now, or none. */
async function ownerOf(ctx: Context, { sessionId }: CarriedVisit): Promise<User | null> {
  return ctx.caller.session?.sessionId === sessionId ? ctx.reads.viewer() : null;
}

const locked = (ctx: Context, id: number): Promise<User | null> =>
  ctx.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
