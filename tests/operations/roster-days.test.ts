// @module-tag servers
import { beforeEach, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { rosterReminders, zone } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';
import { addDays, civilDate } from '#domain/dates';
import { isRosterQuiet, quietSpans } from '#domain/messages/roster-quiet';
import { readPattern, shiftsOfPattern } from '#domain/messages/roster-pattern';

const server = useServer();
const { query, run, today, clock, idOf, document, told } = rosterReminders(server);

const parts = '{ id }';
let alex: TestClient;
let alexId: number;
beforeEach(async () => {
  alex = await signedUp(server());
  alexId = await idOf(alex);
});
const credential = (id: number, expiry: string) =>
  query(
    `insert into credentials (user_id, type, title, expiry_date, created_at)
     values ($1, 'indemnity', 'Cover', $2, now())`,
    [id, expiry],
  );
const asked = async (text: string, variables = {}) => alex.graphql(text, variables);
const setPattern = (pattern: string) =>
  asked(`mutation($pattern: String!) { setRosterPattern(pattern: $pattern) ${parts} }`, {
    pattern,
  });

test('over 40 days of four on and four off nothing is lost, and nothing comes on a day with a shift', async () => {
  const sam = await idOf(await signedUp(server()));
  const start = today();
  const pattern = `4 on 4 off from ${addDays(start, 2)}`;
  await setPattern(pattern);
  // A document has thresholds 60, 30, 7 and 0 days before it; a credential 1, 7 and 30 days after it.
  for (const id of [alexId, sam]) {
    for (const days of [3, 13, 20, 37, 41, 64]) await document(id, addDays(start, days));
    await credential(id, addDays(start, 4));
  }
  for (let day = 1; day <= 40; day += 1) await run(clock(addDays(start, day), 9));
  const mine = await told(alexId);
  const keys = mine.map(({ rule, key }) => `${rule} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  // A credential that expires on a day with a shift is reported as expired.
  const theirs = (await told(sam)).map(({ rule, key }) => `${rule} ${key}`);
  expect(
    theirs.filter((key) => !keys.includes(key) && !key.startsWith('credential-expiring')),
  ).toEqual([]);
  expect(mine.length).toBeGreaterThan(8);
  const read = readPattern(pattern, start);
  if ('problem' in read) throw new Error(read.problem);
  const days = { from: start, to: addDays(start, 60) };
  const quiet = quietSpans(shiftsOfPattern(read.pattern, days, zone), zone);
  const wrong = mine.filter(({ told_at }) => isRosterQuiet(quiet, new Date(told_at)));
  expect(wrong).toEqual([]);
});

test('a weekly digest comes once a week, from the chosen day on', async () => {
  const start = today();
  const weekday = ((new Date(`${addDays(start, 2)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  const { data } = await asked(
    `mutation { updateNotificationPreferences(input: { rhythm: WEEKLY, weekday: ${weekday} }) {
      notificationPreferences { weekday } } }`,
  );
  expect(data.updateNotificationPreferences.notificationPreferences.weekday).toBe(weekday);
  await query('update users set created_at = $2 where id = $1', [
    alexId,
    clock(addDays(start, -400), 1),
  ]);
  // A second rule beside the documents', so that whatever the day is, a message tells of several things.
  for (const days of [16, 23, 30]) await credential(alexId, addDays(start, days));
  for (let day = 1; day <= 24; day += 1) {
    if (day > 1) await document(alexId, addDays(start, day + 7));
    await run(clock(addDays(start, day), 9));
  }
  const days = new Set(
    (await told(alexId)).map(({ told_at }) => civilDate(new Date(told_at), zone)),
  );
  const ends = [...days].filter((day) => day >= addDays(start, 9));
  expect(ends).toEqual([9, 16, 23].map((n) => addDays(start, n)));
  const titles = await query<{ title: string }>(
    `select title from notifications where user_id = $1 and kind = 'digest'`,
    [alexId],
  );
  expect(titles.length).toBeGreaterThan(0);
  for (const { title } of titles) expect(title).toMatch(/^Your week: \d+ reminders$/);
});
