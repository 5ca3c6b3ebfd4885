import { addAbortSignal, type Readable } from 'node:stream';
import { badgeBytes, badgeIn } from '#server/badges/badge-in-file';
import { BadgeProblem } from '#server/badges/badge-problem';
import { checkBadge, claimedBy, type Proven } from '#server/badges/check-badge';
import { checkOwn, isOwn } from '#server/badges/own-badges';
import type { Services } from '#server/context';
import { keysOf } from '#server/storage/storage';
import type { Badge } from '#domain/records/badge-contents';
import type { EvidenceType } from '#domain/records/evidence-files';
import { badgeTexts, nextBadgeCheck, type EvidenceBadge } from '#domain/records/evidence-badges';

type BadgeServices = Pick<
  Services,
  'database' | 'storage' | 'log' | 'env' | 'publicAgent' | 'pubsub' | 'now'
>;

/** A stored badge that is checked. */
export interface StoredBadge {
  id: number;
  userId: number;
  type: EvidenceType;
  key: string;
  sizeBytes: number;
  badge: EvidenceBadge;
  /** The owner's confirmed e-mail address. */
  email: string | null;
}

/** Files per statement. */
const BATCH = 20;

/** Another run may take a badge again after this time, if its process has died. */
const LEASE_MS = 10 * 60_000;

/** SQL of a stored badge `f` of the user `u`. */
const columns = `f.id, f.user_id as "userId", f.type, f.storage_key as key, f.size_bytes as "sizeBytes", f.badge,
  (select m.address from email_addresses m where m.user_id = f.user_id and m.confirmed_at is not null) as email`;

/** Returns the columns of a file that has just been recorded: a badge is checked soon. */
export function waitingBadge(badge: Badge | null, now: Date) {
  if (!badge) return { badge: null, badgeDueAt: null };
  const { name, issuer, isSigned } = claimedBy(badge);
  const waiting: EvidenceBadge = {
    version: badge.version,
    name,
    issuer,
    site: null,
    isSigned,
    hours: null,
    coversInteractive: true,
    state: 'waiting',
    why: badgeTexts.waiting,
    checkedAt: null,
    triedAt: null,
    failures: 0,
  };
  return { badge: waiting, badgeDueAt: now };
}

/** Takes the due badges, or one by its id; while they are checked nobody else does. */
export const takeBadges = (
  { database }: Pick<BadgeServices, 'database'>,
  now: Date,
  id: number | null = null,
): Promise<StoredBadge[]> =>
  database.query<StoredBadge>({
    text: `
      with due as materialized (
        select id from evidence_files where badge_due_at <= $1 and ($3::int is null or id = $3)
          and deleted_at is null and missing_at is null
        order by badge_due_at limit ${BATCH} for update skip locked)
      update evidence_files f set badge_due_at = $2 from due where f.id = due.id
      returning ${columns}`,
    values: [now, new Date(now.getTime() + LEASE_MS), id],
  });

/** Returns the user's stored badge; null if that file is none. */
export async function storedBadge(
  { database }: Pick<BadgeServices, 'database'>,
  userId: number,
  id: number,
): Promise<StoredBadge | null> {
  const [found] = await database.query<StoredBadge>({
    text: `select ${columns} from evidence_files f
      where f.id = $2 and f.user_id = $1 and f.deleted_at is null and f.badge is not null`,
    values: [userId, id],
  });
  return found ?? null;
}

/** Checks the badges that are due, one at a time; returns their number. */
export async function checkDueBadges(
  services: BadgeServices,
  { signal, id = null }: { signal?: AbortSignal; id?: number | null } = {},
): Promise<number> {
  let checked = 0;
  for (;;) {
    const due = await takeBadges(services, services.now(), id);
    for (const each of due) {
      if (signal?.aborted) return checked;
      await checkStoredBadge(services, each, signal);
      checked += 1;
    }
    if (due.length < BATCH) return checked;
  }
}

/** Checks a stored badge, keeps the result, and notifies its owner's screens. */
export async function checkStoredBadge(
  services: BadgeServices,
  stored: StoredBadge,
  signal?: AbortSignal,
): Promise<EvidenceBadge> {
  const { badge, expiresAt } = await resultOf(services, stored, signal);
  const now = services.now();
  const { id, userId, key } = stored;
  await services.database.query({
    text: `update evidence_files set badge = $4::jsonb, badge_due_at = $5
      where id = $1 and user_id = $2 and storage_key = $3`,
    values: [id, userId, key, JSON.stringify(badge), nextBadgeCheck(badge, now, expiresAt)],
  });
  services.pubsub.publish('badgeChecked', userId, { id });
  return badge;
}

interface Result {
  badge: EvidenceBadge;
  expiresAt: Date | null;
}

async function resultOf(
  services: BadgeServices,
  stored: StoredBadge,
  signal?: AbortSignal,
): Promise<Result> {
  const now = services.now();
  const triedAt = now.toISOString();
  const known: Partial<Proven> = {};
  try {
    const proven = await proof(services, stored, (each) => Object.assign(known, each), signal);
    const badge = {
      ...stored.badge,
      ...factsOf(proven),
      coversInteractive: proven.coversInteractive,
      state: 'attested',
      why: proven.why,
      checkedAt: triedAt,
      triedAt,
      failures: 0,
    } as const;
    return { badge, expiresAt: proven.expiresAt };
  } catch (error) {
    if (!(error instanceof BadgeProblem)) {
      services.log.error({ err: error, key: stored.key }, 'an Open Badge could not be checked');
    }
    const problem =
      error instanceof BadgeProblem
        ? error
        : new BadgeProblem('unreachable', badgeTexts.unreadable);
    return { badge: failed(stored.badge, problem, known, triedAt), expiresAt: null };
  }
}

function failed(
  before: EvidenceBadge,
  { state, why }: BadgeProblem,
  known: Partial<Proven>,
  triedAt: string,
): EvidenceBadge {
  if (state !== 'unreachable') {
    const facts = known.site ? factsOf(known as Proven) : {};
    return { ...before, ...facts, state, why, checkedAt: triedAt, triedAt, failures: 0 };
  }
  const failures = before.failures + 1;
  // An outage, or a site that closed, takes back nothing that was checked.
  return before.checkedAt !== null && before.state !== 'unreachable'
    ? { ...before, why: keptWhy(before), triedAt, failures }
    : { ...before, state, why, triedAt, failures };
}

const keptWhy = ({ state, why }: EvidenceBadge): string =>
  state === 'attested' ? badgeTexts.keptUnreachable : why;

const factsOf = ({ name, issuer, site, isSigned, hours }: Proven) => ({
  name,
  issuer,
  site,
  isSigned,
  hours,
});

async function proof(
  services: BadgeServices,
  stored: StoredBadge,
  tell: (known: Partial<Proven>) => void,
  signal?: AbortSignal,
): Promise<Proven & { coversInteractive: boolean; why: string }> {
  const { env, publicAgent: agent } = services;
  const badge = await badgeOf(services, stored, signal);
  if (!badge) throw new BadgeProblem('not-checkable', badgeTexts.unreadable);
  if (isOwn(badge, services)) {
    const proven = await checkOwn(badge, stored.userId, services);
    return { ...proven, why: badgeTexts.attestedHere };
  }
  if (!env.badgeChecks) throw new BadgeProblem('not-checkable', badgeTexts.off);
  const checking = { email: stored.email, now: services.now(), agent, signal };
  const proven = await checkBadge(badge, checking, tell);
  const why = proven.isSigned ? badgeTexts.attested : badgeTexts.attestedHosted;
  return { ...proven, coversInteractive: true, why };
}

async function badgeOf(
  { storage }: BadgeServices,
  { key, type, sizeBytes }: StoredBadge,
  signal?: AbortSignal,
): Promise<Badge | null> {
  const length = badgeBytes(type, sizeBytes);
  if (length === null) return null;
  const stream = await storage.read(keysOf(key).file, { start: 0, end: length - 1 });
  if (signal) addAbortSignal(signal, stream);
  return badgeIn(await bytesIn(stream), type);
}

async function bytesIn(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
