import { LockMode } from '@mikro-orm/core';
import { ATTESTATIONS_MAX, standingHours } from '#domain/proof/attestations';
import { professionLabel } from '#domain/proof/crew-companions';
import { confirmedHours } from '#domain/proof/crew-presence';
import { educatorStatement } from '#domain/proof/crew-sessions';
import { recordToSign, signedHash, statesOwner } from '../attestations/add-attestation.ts';
import { Attestation } from '../attestations/attestation.entity.ts';
import { Activity } from '../../records/activities/activity.entity.ts';
import { User } from '../../account/users/user.entity.ts';
import { windowOf } from './crew-activities.ts';
import { CrewConfirmation } from './crew-confirmation.entity.ts';
import type { CrewContext } from './crew-events.ts';
import type { CrewMember } from './crew-member.entity.ts';
import { togetherMs } from './crew-presence.ts';
import type { CrewSession } from './crew-session.entity.ts';
import { countedTimes } from './crew-times.ts';

/** Locks and rereads the rows, so that what is signed is what is stored. */
const locked = {
  lockMode: LockMode.PESSIMISTIC_WRITE,
  orderBy: { userId: 'asc', id: 'asc' },
  refresh: true,
} as const;

/**
 * Turns confirmations of an ended session into attestations of the activities of those who were confirmed, each once,
 * for the time that both were there and that counts. The number of statements does not grow with the confirmations.
 */
export async function attest(
  { em, now }: CrewContext,
  session: CrewSession,
  all: readonly CrewMember[],
): Promise<void> {
  const memberOf = new Map(all.map((each) => [each.id, each]));
  const open = await em.find(
    CrewConfirmation,
    { memberId: { $in: [...memberOf.keys()] }, attestedAt: null },
    { orderBy: { id: 'asc' } },
  );
  const confirmed = open.flatMap((confirmation) => {
    const [by, member] = [memberOf.get(confirmation.byId), memberOf.get(confirmation.memberId)!];
    return by && !by.removedAt && !member.removedAt && member.activityId !== null
      ? [{ confirmation, by, member, activityId: member.activityId }]
      : [];
  });
  if (confirmed.length === 0) return;
  const ids = [...new Set(confirmed.map(({ activityId }) => activityId))];
  const activities = new Map(
    (await em.find(Activity, { id: { $in: ids }, deletedAt: null }, locked)).map((each) => [
      each.id,
      each,
    ]),
  );
  const owners = new Map(
    (
      await em.find(User, { id: { $in: [...activities.values()].map(({ userId }) => userId) } })
    ).map((each) => [each.id, each]),
  );
  const counts = new Map<number, number>(
    (
      await em.execute<{ id: number; count: number }[]>(
        `select activity_id as id, count(*)::int as count from attestations
         where activity_id = any(?::int[]) group by activity_id`,
        [`{${ids.join(',')}}`],
      )
    ).map(({ id, count }) => [id, count]),
  );
  const within = windowOf(session);
  const counted = await countedTimes(em, ids);
  // The host first: an activity takes a limited number.
  const inOrder = confirmed.toSorted(
    (a, b) => Number(b.by.userId === session.userId) - Number(a.by.userId === session.userId),
  );
  const made: { confirmation: CrewConfirmation; attestation: Attestation }[] = [];
  for (const { confirmation, by, member, activityId } of inOrder) {
    const activity = activities.get(activityId);
    const owner = activity && owners.get(activity.userId);
    const signed = owner && recordToSign(activity, owner);
    if (!signed || by.name === null || by.userId === owner.id) continue;
    if (statesOwner({ name: by.name, registrationNumber: by.registrationNumber }, owner)) continue;
    const count = counts.get(activityId) ?? 0;
    // Time that counts in another session is not confirmed here, even if the owner has changed the hours.
    const most = Math.min(activity.hours, member.hours ?? 0);
    const together = togetherMs(by, member, { within, counted: counted.get(activityId) });
    const hours = confirmedHours(together, most);
    if (count >= ATTESTATIONS_MAX || hours === 0) continue;
    counts.set(activityId, count + 1);
    confirmation.attestedAt = now;
    const attestation = em.create(Attestation, {
      userId: owner.id,
      activityId,
      source: 'crew-session',
      name: by.name,
      role: attestedRole(by),
      registrationNumber: by.registrationNumber,
      hours,
      comment: by.teaches && session.provider ? educatorStatement(session.provider) : null,
      signedAt: confirmation.confirmedAt,
      askedAt: session.startedAt,
      inOwnersBrowser: confirmation.inOwnersBrowser,
      signed,
      signedHash: signedHash(signed),
    });
    made.push({ confirmation, attestation });
  }
  await em.flush();
  for (const { confirmation, attestation } of made) confirmation.attestationId = attestation.id;
  await em.flush();
}

/**
 * Lowers what others confirmed of members' activities to what a corrected session leaves of the time that both were
 * there. The hours that were signed stay as they are.
 */
export async function correctAttestations(
  { em }: CrewContext,
  session: CrewSession,
  all: readonly CrewMember[],
): Promise<void> {
  const memberOf = new Map(all.map((each) => [each.id, each]));
  const ofActivity = new Map(all.map((each) => [each.activityId, each]));
  const activityIds = all.flatMap(({ activityId }) => (activityId === null ? [] : [activityId]));
  const attestations = await em.find(Attestation, {
    activityId: { $in: activityIds },
    source: 'crew-session',
  });
  const confirmations = await em.find(CrewConfirmation, {
    memberId: { $in: [...memberOf.keys()] },
  });
  const byOf = new Map(
    confirmations.map(({ attestationId, byId }) => [attestationId, memberOf.get(byId)]),
  );
  const within = windowOf(session);
  const counted = await countedTimes(em, activityIds);
  for (const attestation of attestations) {
    const member = ofActivity.get(attestation.activityId)!;
    const left = member.hours ?? 0;
    // Attestations of earlier versions do not say which member signed.
    const by = byOf.get(attestation.id);
    const times = { within, counted: counted.get(attestation.activityId) };
    const hours = by ? confirmedHours(togetherMs(by, member, times), left) : left;
    if (hours < standingHours(attestation)) attestation.correctedHours = hours;
  }
  await em.flush();
}

function attestedRole({ profession, userId, teaches }: CrewMember): string {
  const parts = [professionLabel(profession), teaches && 'educator'];
  return [...parts, userId === null && 'without an account'].filter(Boolean).join(', ');
}
