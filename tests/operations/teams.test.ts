// @module-tag servers
import { beforeAll, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { newTeam, type SampleTeam } from '#tests/support/team-samples';

const server = useServer();
const MEMBERS = 5_000;
let coordinator: TestClient;
let team: SampleTeam;

beforeAll(async () => {
  coordinator = await signedUp(server());
  team = await newTeam(coordinator);
});

/** Members from one number to another, with receipts in turns of every standing. */
async function fill(from: number, to: number): Promise<void> {
  const run = (text: string, values: unknown[]) => server().database.query({ text, values });
  await run(
    `insert into users (username, username_key, password, full_name, created_at)
     select 'bulk' || n, 'bulk' || n, 'x', 'Member ' || n, now() from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await run(
    `insert into team_members (team_id, user_id, role, shown_name, joined_at)
     select $1::int, id, 'member', full_name, now() from users
     where username like 'bulk%' and id not in (select user_id from team_members)`,
    [team.id],
  );
  await run(
    `insert into team_sharings (number, user_id, member_id, team_name, shown_name, started_at, shared_until, agreed_credentials, receipts, renewed_on)
     select gen_random_uuid(), m.user_id, m.id, 'Team', m.shown_name, now(), current_date + 200, '{blue-card}', 1, current_date
     from team_members m where m.team_id = $1::int and m.role = 'member'
       and not exists (select from team_sharings s where s.member_id = m.id)`,
    [team.id],
  );
  await run(
    `insert into standing_receipts (member_id, user_id, number, day, issued_at, valid_until, standing, reason, registrations, credentials, signed)
     select m.id, m.user_id, 1, current_date, now(), now() + interval '20 days',
       (array['on-track', 'at-risk', 'not-settled'])[1 + m.id % 3], '12 of 30 hours. Behind.',
       '[{"register":"Paramedic, Paramedicine Board of Australia","period":"1 Dec 2025 to 30 Nov 2026","periodEnd":"2026-11-30","state":"not-met","standing":"at-risk","reason":"12 of 30 hours. Behind.","hours":12,"attestedInteractiveHours":3}]',
       jsonb_build_object('blue-card', (current_date + (m.id % 400) - 20)::text), repeat('x', 3000)
     from team_members m where m.team_id = $1::int and m.role = 'member' on conflict do nothing`,
    [team.id],
  );
  await run('analyze', []);
}

const page = (query: string) => coordinator.rest('GET', `/teams/${team.id}/board${query}`);

async function sentBy(work: () => Promise<unknown>): Promise<number> {
  server().statements();
  await work();
  return server().statements().length;
}

test('a page of the board is the same two statements for ten members and for 5,000', async () => {
  await fill(1, 10);
  const few = await sentBy(() => page('?first=100'));
  await fill(11, MEMBERS);
  expect(await sentBy(() => page('?first=100'))).toBe(few);
  expect(few).toBeLessThanOrEqual(2);
  const times: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    const began = performance.now();
    const { status, body } = await page('?first=20&standing=at-risk&endingWithinDays=90');
    times.push(performance.now() - began);
    expect(status).toBe(200);
    expect(body).toHaveLength(20);
  }
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  const slowest = sorted.at(-1)!;
  console.info(`board of ${MEMBERS}: median ${sorted[15]} ms, slowest of 30 ${slowest} ms`);
  // The machine of a test is shared: the figure itself is measured by hand on a quiet one.
  expect(slowest).toBeLessThan(2_000);
});

test('the table of 5,000 is complete, and each member can see that it was read', async () => {
  const text = await (await coordinator.fetch(`/api/teams/${team.id}/board.csv`)).text();
  expect(text.split('\r\n')).toHaveLength(MEMBERS + 3);
  const [row] = await server().database.query<{ n: number }>({
    text: `select count(*)::int as n from receipt_readings where way = 'csv'`,
    values: [],
  });
  expect(row!.n).toBe(MEMBERS);
});

test('forty who join in one moment are all in, once, and coordinators get one message', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => signedUp(server())));
  const second = await newTeam(coordinator);
  const joined = await Promise.all(
    people.map((person, n) =>
      person.rest('POST', '/teams/join', {
        code: second.code,
        shownName: `Joiner ${n}`,
        sharedUntil: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
        askedCredentials: [],
      }),
    ),
  );
  expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([200]));
  const { body } = await coordinator.rest('GET', `/teams/${second.id}`);
  expect(body.memberCount).toBe(41);
  const notices = (await coordinator.rest('GET', '/notifications')).body;
  expect(notices.filter(({ kind }: any) => kind === 'team-joined')).toHaveLength(1);
});
