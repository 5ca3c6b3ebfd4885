import { hasSignedInHere } from '#server/auth/sessions/known-browsers';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { conflict, invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { crewLimits, crewMessages } from '#domain/proof/crew-sessions';
import { crewConfirmSchema, crewGuestConfirmSchema } from '#domain/proof/crew-sessions.schema';
import { statesOwner } from '../attestations/add-attestation.ts';
import { User } from '../../account/users/user.entity.ts';
import { attest } from './crew-attesting.ts';
import { CrewConfirmation } from './crew-confirmation.entity.ts';
import { isHost, memberOf, stateOf, type Who } from './crew-joining.ts';
import type { CrewMember } from './crew-member.entity.ts';
import { togetherMs } from './crew-presence.ts';
import type { CrewSession } from './crew-session.entity.ts';
import type { CrewSessionType } from './crew-session.type.ts';
import { announce, lockSessions, membersOf } from './crew-settling.ts';
import { guestState, secretHash } from './crew-state.ts';

/** Confirms that others were there; a second time changes nothing. After the end it counts at once. */
export async function confirm(ctx: Context, id: unknown, input: unknown): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const { memberIds } = validate(crewConfirmSchema, input);
  const sessionId = parseId(id);
  await confirmBy(ctx, { sessionId, userId }, memberIds);
  return stateOf(ctx, sessionId);
}

/** The same as a guest. */
export async function confirmAsGuest(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const { secret, memberIds } = validate(crewGuestConfirmSchema, input);
  await confirmBy(ctx, { secretHash: secretHash(secret) }, memberIds);
  return guestState(ctx.services.database, secret);
}

async function confirmBy(ctx: Context, who: Who, memberIds: readonly number[]): Promise<void> {
  await transaction(ctx, async (tx) => {
    const known = await memberOf(tx, who);
    const [session] = await lockSessions(tx.em, [known.sessionId]);
    if (!session) throw notFound();
    const latest = crewLimits.afterDays * 86_400_000;
    if (session.settledAt && ctx.now.getTime() - session.settledAt.getTime() > latest)
      throw conflict(crewMessages.ended);
    if (session.kind === 'taught' && !known.teaches) throw conflict(crewMessages.educatorConfirms);
    const members = await membersOf(tx.em, session.id);
    const by = members.find((each) => each.id === known.id);
    const asked = members.filter((each) => memberIds.includes(each.id) && !each.removedAt);
    const isOfOthers =
      asked.every((each) => each !== by) && asked.length === new Set(memberIds).size;
    if (!by || !isOfOthers) throw invalid({ memberIds: crewMessages.confirmSelf });
    const owners = await ownersOf(tx, asked);
    // The same words for name and number: see addAttestation.
    if (asked.some((each) => statesOwnerOf(by, owners.get(each.userId))))
      throw invalid({ memberIds: crewMessages.ownName });
    if (asked.some((each) => isOwnDoor(tx, by, owners.get(each.userId))))
      throw invalid({ memberIds: crewMessages.ownBrowser });
    const within = { from: session.startedAt, to: session.endedAt ?? ctx.now };
    const isHere = (each: CrewMember) => each.hereSince !== null && !session.endedAt;
    const missed = asked.find(
      (each) => !(isHere(by) && isHere(each)) && togetherMs(by, each, { within }) <= 0,
    );
    if (missed) throw invalid({ memberIds: crewMessages.notTogether(nameIn(session, missed)) });
    const added = await addConfirmations(tx, by, { members: asked, owners });
    if (session.endedAt) await attest(tx, session, members);
    announce(tx, session, added, members.length);
  });
}

/** The name of a member that the host may see. */
const nameIn = ({ kind }: CrewSession, { name, listAllowed }: CrewMember): string | null =>
  kind === 'crew' || listAllowed ? name : null;

/** The host confirms everyone who was there with them. */
export async function confirmAll(
  tx: Context,
  session: CrewSession,
  members: readonly CrewMember[],
): Promise<void> {
  const by = members.find((each) => isHost(each, session));
  if (!by) return;
  const present = members.filter((each) => each !== by && !each.removedAt);
  const owners = await ownersOf(tx, present);
  const others = present.filter((each) => {
    const owner = owners.get(each.userId);
    return !statesOwnerOf(by, owner) && !isOwnDoor(tx, by, owner);
  });
  await addConfirmations(tx, by, { members: others, owners });
}

type Owners = ReadonlyMap<number | null, User>;

/** The accounts of members, by their ids. */
async function ownersOf({ em }: Context, members: readonly CrewMember[]): Promise<Owners> {
  const ids = members.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const users = ids.length > 0 ? await em.find(User, { id: { $in: ids } }) : [];
  return new Map(users.map((user) => [user.id, user]));
}

/** True if a member stated the name or number of another, under which they would confirm themselves. */
const statesOwnerOf = (
  { name, registrationNumber }: CrewMember,
  owner: User | undefined,
): boolean => !!owner && name !== null && statesOwner({ name, registrationNumber }, owner);

/**
 * True for an educator without an account in a browser with which the owner has signed in: it may be the owner, who
 * opened the door under another name.
 */
const isOwnDoor = (
  ctx: Context,
  { teaches, userId }: CrewMember,
  owner: User | undefined,
): boolean =>
  teaches && userId === null && !!owner && hasSignedInHere(ctx, owner.usernameKey) === true;

/** Returns the members who were not confirmed by this person before. */
async function addConfirmations(
  ctx: Context,
  by: CrewMember,
  { members, owners }: { members: readonly CrewMember[]; owners: Owners },
): Promise<CrewMember[]> {
  const { em, now } = ctx;
  const before = await em.find(CrewConfirmation, { byId: by.id });
  const known = new Set(before.map(({ memberId }) => memberId));
  const added = members.filter(({ id }) => !known.has(id));
  for (const member of added) {
    const owner = owners.get(member.userId);
    em.create(CrewConfirmation, {
      byId: by.id,
      memberId: member.id,
      confirmedAt: now,
      inOwnersBrowser: owner ? hasSignedInHere(ctx, owner.usernameKey) : null,
    });
    member.version += 1;
  }
  await em.flush();
  return added;
}
