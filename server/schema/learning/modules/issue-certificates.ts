import { randomBytes } from 'node:crypto';
import type { Em } from '#server/db/database';
import { certificateNumber, RANDOM_SYMBOLS } from '#domain/learning/certificates';
import { civilDate, DEFAULT_TIME_ZONE } from '#domain/dates';
import { displayName } from '#domain/account/users';

/** Certificates issued per statement. */
const BATCH = 500;

/** Attempts at a free number: more than enough. */
const ATTEMPTS = 5;

/** Issues the certificate of a completion in the transaction that writes it. */
export async function issueFor(em: Em, completionId: number, now: Date): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const waiting = await without(em, completionId);
    if (waiting.length === 0) return;
    if ((await issue(em, waiting, now)) > 0) return;
  }
  throw new Error('no certificate number was free');
}

/**
 * Issues certificates for all completions without one: those from before certificates existed. Safe to run twice, or in
 * several processes at once.
 */
export async function issueMissing(em: Em, now: Date): Promise<void> {
  for (;;) {
    const waiting = await without(em, null);
    if (waiting.length === 0) return;
    await issue(em, waiting, now);
  }
}

interface Completed {
  id: number;
  user_id: number;
  full_name: string;
  username: string;
  time_zone: string;
  title: string;
  version: string;
  hours: number;
  confirmed_hours: string | null;
  score: number;
  completed_at: string | Date;
}

function without(em: Em, completionId: number | null): Promise<Completed[]> {
  return em.execute<Completed[]>(
    `select c.id, c.user_id, c.version, c.score, c.confirmed_hours, c.completed_at, u.full_name, u.username,
       u.time_zone, m.title, m.hours
     from module_completions c
     join users u on u.id = c.user_id
     join cpd_modules m on m.id = c.module_id
     where (?::int is null or c.id = ?) and not exists (
       select from certificates k where k.completion_id = c.id)
     limit ${BATCH}`,
    [completionId, completionId],
  );
}

/** Inserts certificates, except if another process was first or the number is taken; returns how many. */
async function issue(em: Em, completed: readonly Completed[], now: Date): Promise<number> {
  const year = Number(civilDate(now, DEFAULT_TIME_ZONE).slice(0, 4));
  const rows = completed.map((each) => ({
    user_id: each.user_id,
    completion_id: each.id,
    number: certificateNumber(year, randomBytes(RANDOM_SYMBOLS)),
    holder_name: displayName({ fullName: each.full_name, username: each.username }),
    module_title: each.title,
    module_version: each.version,
    hours: each.hours,
    confirmed_hours: each.confirmed_hours,
    score: each.score,
    completed_on: civilDate(new Date(each.completed_at), each.time_zone),
    issued_at: now,
  }));
  const written = await em.execute<object[]>(
    `insert into certificates (user_id, completion_id, number, holder_name, module_title,
       module_version, hours, confirmed_hours, score, completed_on, issued_at)
     select * from jsonb_to_recordset(?::jsonb) as t(user_id int, completion_id int, number text,
       holder_name text, module_title text, module_version text, hours int, confirmed_hours numeric, score int,
       completed_on date, issued_at timestamptz)
     on conflict do nothing returning id`,
    [JSON.stringify(rows)],
  );
  return written.length;
}
