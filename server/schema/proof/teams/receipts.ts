import type { Context, Services } from '#server/context';
import type { Em } from '#server/db/database';
import { queryIn } from '#server/db/in-transaction';
import { transaction } from '#server/db/transaction';
import { notFound } from '#server/errors';
import { claimsSigner, type SignClaims } from '../../learning/open-badges/badge-keys.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { dayAt } from '#server/day';
import { civilDate, DEFAULT_TIME_ZONE, type CivilDate } from '#domain/dates';
import {
  RECEIPT_TYPE,
  readReceiptNumber,
  receiptClaims,
  receiptStanding,
  receiptStatusList,
  receiptValidUntil,
  type ReceiptFacts,
  type ReceiptStatus,
} from '#domain/proof/standing-receipts';
import { teamCredentialNotification } from '#domain/proof/team-notifications';
import { teamLimits, type StoredCredential } from '#domain/proof/teams';
import { factsOf, type UserFacts } from './receipt-facts.ts';
import { publishChange } from './team-events.ts';
import { StandingReceipt } from './standing-receipt.entity.ts';
import { TeamMember } from './team-member.entity.ts';
import { TeamSharing } from './team-sharing.entity.ts';
import { Team } from './team.entity.ts';

/** The parts of a process that make receipts. */
export type ReceiptServices = Pick<
  Services,
  'database' | 'env' | 'now' | 'log' | 'pubsub' | 'channels'
>;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes the receipts of a user's live sharings, or of some of them, from one reading of the record. Reads before the
 * transaction; each receipt is stored only if its sharing has not ended meanwhile. Returns how many were stored.
 */
export async function makeReceipts(
  services: ReceiptServices,
  userId: number,
  now: Date,
  sharingIds?: readonly number[],
): Promise<number> {
  const facts = await factsOf(services.database, userId, now);
  if (!facts) return 0;
  const sign = await claimsSigner(services);
  const em = services.database.orm.em.fork();
  const which = { userId, endedAt: null, ...(sharingIds && { id: { $in: [...sharingIds] } }) };
  const live = await em.find(TeamSharing, which, { orderBy: { id: 'asc' } });
  let count = 0;
  for (const { id } of live) {
    const teamId = await transaction({ em: services.database.orm.em.fork(), services, now }, (tx) =>
      store(tx, services, { sharingId: id, facts, sign, userId }),
    );
    if (teamId === null) continue;
    count += 1;
    publishChange(services.pubsub, teamId);
  }
  return count;
}

interface Storing {
  sharingId: number;
  userId: number;
  facts: UserFacts;
  sign: SignClaims;
}

/** Stores one receipt under the lock of its sharing; null if that has ended. Returns the team. */
async function store(
  tx: { em: Em; now: Date; services: ReceiptServices },
  { env }: ReceiptServices,
  { sharingId, userId, facts, sign }: Storing,
): Promise<number | null> {
  const { em, now } = tx;
  await queryIn(em)({
    text: 'select id from team_sharings where id = $1 for update',
    values: [sharingId],
  });
  const sharing = await em.findOne(TeamSharing, { id: sharingId, userId, endedAt: null });
  const until = sharing && dayOf(sharing.sharedUntil);
  if (!sharing || !until || until < facts.day) return null;
  const member = await em.findOne(TeamMember, { id: sharing.memberId!, userId });
  const team = member && (await em.findOne(Team, { id: member.teamId }));
  if (!member || !team) return null;
  const shared = team.askedCredentials.filter((type) => sharing.agreedCredentials.includes(type));
  const credentials = Object.fromEntries(
    shared.map((type): [string, StoredCredential] => [
      type,
      facts.credentials.get(type) ?? 'missing',
    ]),
  );
  sharing.receipts += 1;
  sharing.renewedOn = dayAt(facts.day);
  sharing.renewingAt = null;
  const { standing, reason } = receiptStanding(facts.registrations);
  const stated: ReceiptFacts = {
    sharing: sharing.number,
    number: sharing.receipts,
    name: sharing.shownName,
    team: { name: team.name, kind: team.kind },
    day: facts.day,
    sharedUntil: until,
    standing,
    registrations: facts.registrations,
    credentials,
    head: facts.head,
    issuedAt: now,
    timeZone: facts.timeZone,
  };
  await em.upsert(StandingReceipt, {
    memberId: member.id,
    userId,
    number: sharing.receipts,
    day: dayAt(facts.day),
    issuedAt: now,
    validUntil: receiptValidUntil(stated),
    standing,
    reason,
    registrations: [...facts.registrations],
    credentials,
    fingerprint: facts.head?.hash ?? null,
    signed: sign(receiptClaims(stated, env.publicUrl), RECEIPT_TYPE),
  });
  await tellOfCredentials(tx, { sharing, team, credentials, today: facts.day });
  await em.flush();
  return team.id;
}

/** Tells the owner of what the team asks for and that is missing or has ended, once in a while. */
async function tellOfCredentials(
  tx: { em: Em; now: Date; services: ReceiptServices },
  of: {
    sharing: TeamSharing;
    team: Team;
    credentials: Record<string, StoredCredential>;
    today: CivilDate;
  },
): Promise<void> {
  const { sharing, team, credentials, today } = of;
  const entries = Object.entries(credentials);
  const missing = entries.filter(([, until]) => until === 'missing').map(([type]) => type);
  const ended = entries
    .filter(([, until]) => until !== 'missing' && until !== 'open' && until < today)
    .map(([type]) => type);
  if (missing.length + ended.length === 0) {
    sharing.askedToldAt = null;
    return;
  }
  const since = tx.now.getTime() - teamLimits.credentialDays * DAY_MS;
  if (sharing.askedToldAt && sharing.askedToldAt.getTime() > since) return;
  sharing.askedToldAt = tx.now;
  await notify(tx, sharing.userId, teamCredentialNotification(team, missing, ended));
}

const dayOf = (day: Date): CivilDate => day.toISOString().slice(0, 10);

/** Renews, after the response, receipts of a user that are not of today. A failure is left to the reminders. */
export function renewInBackground(ctx: Context, userId: number): void {
  const { background } = ctx.services;
  background.run('standing receipts', async () => {
    await makeReceipts(ctx.services, userId, ctx.now);
  });
}

/** The status of one receipt, in the form of a badge's. One that is unknown is as good as withdrawn. */
export async function status(ctx: Context, number: unknown) {
  const asked = readReceiptNumber(number);
  if (!asked) throw notFound();
  const { database, env } = ctx.services;
  const [found] = await database.query<{ ended: Date | string | null; current: number | null }>({
    text: `select s.ended_at as ended, r.number as current
      from team_sharings s left join standing_receipts r on r.member_id = s.member_id and s.ended_at is null
      where s.number = $1::uuid and s.receipts >= $2::int`,
    values: [asked.sharing, asked.number],
  });
  return receiptStatusList(String(number), stateOf(found, asked.number), env.publicUrl);
}

function stateOf(
  found: { ended: Date | string | null; current: number | null } | undefined,
  number: number,
): ReceiptStatus {
  if (!found) return { state: 'withdrawn', day: null };
  if (found.ended)
    return { state: 'withdrawn', day: civilDate(new Date(found.ended), DEFAULT_TIME_ZONE) };
  if (found.current === null) return { state: 'withdrawn', day: null };
  return { state: found.current === number ? 'current' : 'replaced' };
}
