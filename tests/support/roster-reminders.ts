import { runReminders } from '#server/reminders/run';
import type { ReminderLimits } from '#server/limits';
import { atClock, civilDate } from '#domain/dates';
import type { TestClient } from './client.ts';
import type { TestServer } from './server.ts';

/** The time zone of the users. */
export const zone = 'Australia/Brisbane';

/** A run of the reminders as if none had been in the same half hour: tests repeat a moment, and go back in time. */
export async function remind(
  { database, services }: Pick<TestServer, 'database' | 'services'>,
  now: Date,
  { signal, limits }: { signal?: AbortSignal; limits?: ReminderLimits } = {},
) {
  await database.query({ text: 'delete from reminder_jobs', values: [] });
  return runReminders(services, now, signal, limits);
}

/** Returns what tests of rosters and their reminders read and write in a server's database. */
export function rosterReminders(server: () => TestServer) {
  const query = <Row = any>(text: string, values: unknown[] = []) =>
    server().database.query<Row>({ text, values });
  return {
    query,
    run: (now: Date) => remind(server(), now),
    today: () => civilDate(server().services.now(), zone),
    clock: (day: string, hour: number) => atClock(day, { hour, minute: 30 }, zone),
    idOf: async ({ user }: TestClient) =>
      (await query<{ id: number }>('select id from users where username = $1', [user.username]))[0]!
        .id,
    /** Adds a certificate that expires on a day. */
    document: (userId: number, expiry: string) =>
      query(
        `insert into documents (user_id, title, type, content, expiry_date, created_at)
         values ($1, 'First aid ' || $2, 'certificate', 'Issued.', $2::date, now())`,
        [userId, expiry],
      ),
    /** Returns the reminders that were sent, oldest first. */
    told: (userId: number) =>
      query<{ rule: string; key: string; told_at: string }>(
        `select rule, regexp_replace(key, '^[0-9]+:', '') as key, told_at from reminders
         where user_id = $1 and told_at is not null and rule <> 'timeline-head' order by id`,
        [userId],
      ),
  };
}
