import type { Database } from '#server/db/database';
import { scopeOf } from '#server/db/counted';
import type { Query } from '#server/db/query';
import { within } from '../../standing/needs.ts';
import { paceIn, paceRead } from '../../standing/pace/pace.ts';
import { groupsRead } from '../../standing/summary/audit-readiness.ts';
import { User } from '../../account/users/user.entity.ts';
import { auditReadiness } from '#domain/standing/audit-summary';
import { civilDate, type CivilDate } from '#domain/dates';
import { periodFor, type Period } from '#domain/standing/cpd';
import { endYear } from '#domain/proof/portfolio-periods';
import { requiredHours } from '#domain/standing/required-hours';
import { registrationsOf, type HeldRegistration } from '#domain/standing/registrations';
import {
  receiptRegistration,
  type ReceiptFacts,
  type ReceiptRegistration,
} from '#domain/proof/standing-receipts';
import type { ChainHead } from '#domain/records/record-chain';
import { type StoredCredential } from '#domain/proof/teams';

/** What a receipt states of a user, whatever the team. */
export interface UserFacts extends Pick<
  ReceiptFacts,
  'day' | 'registrations' | 'head' | 'timeZone'
> {
  /** The last day of every kind of credential that is recorded. */
  credentials: ReadonlyMap<string, StoredCredential>;
}

/** The newest credential of each kind that applies on the day $2; one without a last day never ends. */
const credentialsAndHead = `
  select json_build_object(
    'credentials', (select coalesce(json_object_agg(type, until), '{}'::json) from (
      select type, coalesce(nullif(max(coalesce(expiry_date, 'infinity')), 'infinity')::text, 'open') as until
      from credentials c
      where c.user_id = $1 and c.deleted_at is null and (c.issue_date is null or c.issue_date <= $2::date)
        and not exists (select from credentials n
          where n.renews_id = c.id and n.user_id = c.user_id and n.deleted_at is null)
      group by type) t),
    'head', (select json_build_object('seq', seq, 'hash', hash) from record_chains where user_id = $1))`;

/** Reads and judges what receipts of a user state. Null if there is no such account. */
export async function factsOf(
  database: Database,
  userId: number,
  now: Date,
): Promise<UserFacts | null> {
  const user = await database.orm.em.fork().findOne(User, { id: userId });
  return user && factsOfUser(database, user, now);
}

/** The same of a user who was read, in one statement; judged by the functions of the dashboard. */
export async function factsOfUser(database: Database, user: User, now: Date): Promise<UserFacts> {
  const day = civilDate(now, user.timeZone);
  const held = registrationsOf(user).map((registration) => ({
    registration,
    period: periodFor(registration, day, 'current')!,
  }));
  const [{ credentials, head }, ...read] = await valuesOf<[Found, ...unknown[]]>(database, [
    { sql: credentialsAndHead, values: [user.id, day] },
    ...held.flatMap(({ registration, period }) => {
      const scope = scopeOf(user, registration.profession.id);
      const span = within(user, period);
      return [
        { sql: textOf(groupsRead(scope)), values: span },
        { sql: textOf(paceRead(scope)), values: [...span, endYear(period)] },
      ];
    }),
  ]);
  const registrations = held.map((each, index) =>
    registrationOf(
      each,
      day,
      read[2 * index] as ValueOf<typeof groupsRead>,
      read[2 * index + 1] as ValueOf<typeof paceRead>,
    ),
  );
  return {
    day,
    registrations,
    head,
    timeZone: user.timeZone,
    credentials: new Map(Object.entries(credentials)),
  };
}

interface Found {
  credentials: Record<string, StoredCredential>;
  head: ChainHead | null;
}

/** What a read returns. */
type ValueOf<Read> = Read extends (scope: never) => Query<infer Value> ? Value : never;

function registrationOf(
  { registration, period }: { registration: HeldRegistration; period: Period },
  today: CivilDate,
  groups: ValueOf<typeof groupsRead>,
  { days, planned }: ValueOf<typeof paceRead>,
): ReceiptRegistration {
  const audit = auditReadiness(
    groups.map(({ count, hours, largest, ...facts }) => ({ facts, count, hours, largest })),
  );
  const attested = groups.filter(
    ({ isCompleted, isInteractive, evidence }) =>
      isCompleted && isInteractive && evidence === 'attested',
  );
  const { outlook, tone } = paceIn(period, registration, today, { days, planned });
  return receiptRegistration({
    registration,
    today,
    period,
    required: requiredHours(period, registration),
    claimed: { total: audit.claimedHours, interactive: audit.claimedInteractiveHours },
    defensible: { total: audit.defensibleHours, interactive: audit.defensibleInteractiveHours },
    attestedInteractive: attested.reduce((sum, { hours }) => sum + Number(hours), 0),
    pace: { outlook, tone },
  });
}

/** Reads have no caller here: receipts are made by the server, for the owner. */
const textOf = (read: Query<unknown>): string => read.sql('', () => true);

/** The values of several reads, in one statement. Each counts its parameters from 1. */
async function valuesOf<Values extends unknown[]>(
  { query }: Database,
  reads: readonly { sql: string; values: readonly unknown[] }[],
): Promise<Values> {
  const values: unknown[] = [];
  const parts = reads.map((read) => {
    const before = values.length;
    values.push(...read.values);
    return `(${read.sql.replace(/\$(\d+)/g, (_, at) => `$${before + Number(at)}`)})`;
  });
  const text = `select json_build_array(${parts.join(', ')}) as values`;
  const [row] = await query<{ values: Values }>({ text, values });
  return row!.values;
}
