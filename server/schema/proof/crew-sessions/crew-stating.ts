import { createHmac, randomUUID } from 'node:crypto';
import { HOURS_MIN } from '#domain/records/activities';
import { clipped, minutesPresent } from '#domain/proof/crew-presence';
import { attendedStatement, voidingStatement } from '#domain/proof/crew-statements';
import { windowOf } from './crew-activities.ts';
import type { CrewContext } from './crew-events.ts';
import type { CrewMember } from './crew-member.entity.ts';
import { presencesOf } from './crew-presence.ts';
import type { CrewSession } from './crew-session.entity.ts';
import { CrewStatement } from './crew-statement.entity.ts';

/**
 * Writes the statements of attendees of an ended taught session who have hours, in the caller's transaction; nothing if the
 * operator has set no store.
 */
export async function addStatements(
  tx: CrewContext,
  session: CrewSession,
  these: readonly CrewMember[],
): Promise<void> {
  if (!tx.services.env.xapi || session.kind !== 'taught') return;
  const activity = activityOf(session);
  for (const member of these) {
    if (hasHours(member)) state(tx, session, { member, activity, attendance: randomUUID() });
  }
  await tx.em.flush();
}

/** Voids statements that no longer hold, and states what is left. */
export async function correctStatements(
  tx: CrewContext,
  session: CrewSession,
  these: readonly CrewMember[],
): Promise<void> {
  const { em, now, services } = tx;
  const { env } = services;
  if (!env.xapi || session.kind !== 'taught') return;
  const memberOf = new Map(these.map((each) => [each.id, each]));
  const written = await em.find(
    CrewStatement,
    { memberId: { $in: [...memberOf.keys()] } },
    { orderBy: { id: 'asc' } },
  );
  const latest = new Map(written.map((each) => [each.memberId!, each]));
  const changed = [...latest.values()].flatMap((old) => {
    const member = memberOf.get(old.memberId!)!;
    const holds = hasHours(member) && presenceOf(member, session).minutes === old.minutes;
    return old.voids !== null || holds ? [] : [{ old, member }];
  });
  for (const { old, member } of changed) {
    const [statementId, voids] = [randomUUID(), old.statementId];
    em.create(CrewStatement, {
      statementId,
      activity: old.activity,
      memberId: member.id,
      voids,
      body: voidingStatement({ id: statementId, voids, at: now }, env.publicUrl),
      createdAt: now,
      notBefore: now,
    });
  }
  // Before the new ones, so that they are sent before them.
  await em.flush();
  for (const { old, member } of changed) {
    if (hasHours(member))
      state(tx, session, { member, activity: old.activity, attendance: old.attendance! });
  }
  await em.flush();
}

const hasHours = ({ teaches, removedAt, hours }: CrewMember): boolean =>
  !teaches && !removedAt && (hours ?? 0) >= HOURS_MIN;

function presenceOf(member: CrewMember, session: CrewSession) {
  const window = windowOf(session);
  const presences = clipped(presencesOf(member, window.to), window);
  return { minutes: minutesPresent(presences), at: presences.at(-1)?.to ?? window.to };
}

function state(
  { em, now, services }: CrewContext,
  session: CrewSession,
  of: { member: CrewMember; activity: string; attendance: string },
): void {
  const { member, activity, attendance } = of;
  const statementId = randomUUID();
  const presence = presenceOf(member, session);
  const stated = { id: statementId, attendance, activity, session, ...presence };
  em.create(CrewStatement, {
    statementId,
    activity,
    memberId: member.id,
    attendance,
    minutes: presence.minutes,
    body: attendedStatement(stated, services.env.publicUrl),
    createdAt: now,
    notBefore: now,
  });
}

/** The session's id for the store: the same at each call, and it leads to nothing here. */
function activityOf({ seed }: Pick<CrewSession, 'seed'>): string {
  const bytes = createHmac('sha256', Buffer.from(seed, 'base64')).update('xapi activity').digest();
  // A UUID of version 8, whose other bits are ours to choose.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
