import { expect, test } from 'vitest';
import { admit, SERVER_DOWN } from '#tests/support/admitted';
import { signedUp, type TestClient } from '#tests/support/client';
import { useFaultFixture } from '#tests/support/fault-fixture';
import { iterations, timeoutMs } from '#tests/support/long';

const fixture = useFaultFixture();

const PEOPLE = 8;
const see = async (by: TestClient, id: number) =>
  (await by.rest('GET', `/crew-sessions/${id}`)).body;

/** A session with a few people, one of whom has left; it began two hours ago. */
async function running() {
  const host = fixture.alex;
  // Hours of another session at the same time would not count again.
  await fixture.query('delete from crew_times');
  const session = { type: 'debrief', title: 'After the rollover' };
  const { id } = (await host.rest('POST', '/crew-sessions', session)).body as { id: number };
  const { codes } = (await host.rest('GET', `/crew-sessions/${id}/codes`)).body;
  const others: TestClient[] = [];
  for (let n = 1; n < PEOPLE; n += 1) {
    const other = await signedUp({ url: fixture.url });
    const joining = { code: codes[0].code, sessionId: id };
    expect((await other.rest('POST', '/crew-sessions/join', joining)).status).toBe(200);
    others.push(other);
  }
  const earlier = `- interval '2 hours'`;
  await fixture.query(
    `update crew_sessions set started_at = started_at ${earlier} where id = ${id}`,
  );
  await fixture.query(
    `update crew_members set joined_at = joined_at ${earlier}, here_since = here_since ${earlier}
     where session_id = ${id}`,
  );
  expect((await others.at(-1)!.rest('POST', `/crew-sessions/${id}/leave`)).status).toBe(200);
  return { id, others };
}

test(
  'the server is killed in mid-session: nobody’s presence is lost, and the session ends as if nothing had happened',
  async () => {
    const { id } = await running();
    const before = await see(fixture.alex, id);
    expect(before.members.filter(({ hereSince }: any) => hereSince)).toHaveLength(PEOPLE - 1);
    await fixture.program.stop('SIGKILL');
    await fixture.launch();
    expect(await see(fixture.alex, id)).toEqual(before);
    const { body } = await fixture.alex.rest('POST', `/crew-sessions/${id}/end`, {
      confirmPresent: true,
    });
    expect(body).toMatchObject({ endedBy: 'host', hours: 2 });
    const recorded = await fixture.query<{ hours: string; attested: number }>(
      `select m.hours, (select count(*)::int from attestations t where t.activity_id = m.activity_id) as attested
       from crew_members m where session_id = ${id} and activity_id is not null order by m.id`,
    );
    expect(recorded.map(({ hours }) => Number(hours))).toEqual(Array(PEOPLE).fill(2));
    // Nobody has confirmed the host yet.
    expect(recorded.map(({ attested }) => attested)).toEqual([0, ...Array(PEOPLE - 1).fill(1)]);
  },
  timeoutMs(60_000),
);

test(
  'the server is killed while a session ends: all of the end is stored, or nothing, and it can be ended again',
  async () => {
    let whole = 0;
    const rounds = iterations(3, 20);
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await running();
      const ending = fixture.alex
        .rest('POST', `/crew-sessions/${id}/end`, { confirmPresent: true })
        // The server is killed before, while or after it answers.
        .catch(admit(...SERVER_DOWN));
      await new Promise((resolve) => setTimeout(resolve, round * 150));
      await fixture.program.stop('SIGKILL');
      await ending;
      await fixture.launch();
      const [state] = await fixture.query<{ ended: boolean; activities: number; present: number }>(
        `select s.ended_at is not null as ended, count(m.activity_id)::int as activities,
           count(m.here_since)::int as present
         from crew_sessions s join crew_members m on m.session_id = s.id where s.id = ${id} group by s.id`,
      );
      if (state!.ended) whole += 1;
      expect(state).toEqual(
        state!.ended
          ? { ended: true, activities: PEOPLE, present: 0 }
          : { ended: false, activities: 0, present: PEOPLE - 1 },
      );
      const again = await fixture.alex.rest('POST', `/crew-sessions/${id}/end`, {
        confirmPresent: true,
      });
      expect(again.body).toMatchObject({ hours: 2, endedBy: 'host' });
      const [{ n } = { n: 0 }] = await fixture.query<{ n: number }>(
        `select count(distinct activity_id)::int as n from crew_members where session_id = ${id}`,
      );
      expect(n).toBe(PEOPLE);
    }
    fixture.logSummary(
      `Killed ${rounds} times while a session ended, ${whole} times after its end`,
    );
  },
  timeoutMs(120_000),
);
