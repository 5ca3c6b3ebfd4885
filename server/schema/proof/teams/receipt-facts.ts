import type { Database } from '#server/db/database';
import { scopeOf } from '#server/db/counted';
import type { Query } from '#server/db/query';
import { within } from '../../standing/needs.ts';
import { paceIn, paceRead } from '../../standing/pace/pace.ts';
import { groupsRead } from '../../standing/summary/audit-readiness.ts';
import { User } from '../../account/users/user.entity.ts';
import { auditReadiness } from '#domain/standing/audit-summary';
import { civilDate, type CivilDate } from '#domain/dates';
import { periodFor } from '#domain/standing/cpd';
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
    'head', (select json_build_object('seq', seq, 'hash', hash) from record_chains where user_id = $1)) as found`;

/** Reads and judges what receipts of a user state, by the functions of the dashboard. Null if there is no such account. */
export async function factsOf(
  database: Database,
  userId: number,
  now: Date,
): Promise<UserFacts | null> {
  const user = await database.orm.em.fork().findOne(User, { id: userId });
  if (!user) return null;
  const day = civilDate(now, user.timeZone);
  const [row] = await database.query<{
    found: { credentials: Record<string, StoredCredential>; head: ChainHead | null };
  }>({ text: credentialsAndHead, values: [userId, day] });
  const registrations: ReceiptRegistration[] = [];
  for (const registration of registrationsOf(user)) {
    registrations.push(await registrationOf(database, user, registration, day));
  }
  const { credentials, head } = row!.found;
  return {
    day,
    registrations,
    head,
    timeZone: user.timeZone,
    credentials: new Map(Object.entries(credentials)),
  };
}

async function registrationOf(
  database: Database,
  user: User,
  registration: HeldRegistration,
  today: CivilDate,
): Promise<ReceiptRegistration> {
  const period = periodFor(registration, today, 'current')!;
  const scope = scopeOf(user, registration.profession.id);
  const span = within(user, period);
  const groups = await valueOf(database, groupsRead(scope), span);
  const { days, planned } = await valueOf(database, paceRead(scope), [...span, endYear(period)]);
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

/** The value of a read without a caller: receipts are made by the server, for the owner. */
async function valueOf<R>(
  database: Database,
  read: Query<R>,
  values: readonly unknown[],
): Promise<R> {
  const [row] = await database.query<{ value: R }>({
    text: `select (${read.sql('', () => true)}) as value`,
    values: [...values],
  });
  return row!.value;
}
