// @module-tag servers
import { beforeAll, expect, test } from 'vitest';
import { COMPARED_BITS, likenessOfLog } from '#domain/records/likeness';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPdf, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';

const server = useServer();
const log = {
  content: 'We ran the arrest as a team, and I was slow to swap the compressor.',
  learningOutcomes: 'I learned to call the swap at ninety seconds, aloud.',
  futureApplication: 'From now on I hand over before I am tired.',
};
let alex: TestClient;
let ids: number[];

const activityOf = async (title: string, hours: number, day: string) =>
  (
    await alex.rest('POST', '/activities', {
      title,
      category: 'Clinical Practice',
      hours,
      status: 'completed',
      completedDate: `${day}T02:00:00Z`,
    })
  ).body.id as number;

const checks = async (): Promise<[number, string, string][]> => {
  const { data } = await alex.graphql(
    '{ activities(first: 10) { nodes { id readiness { ready checks { kind text } } } } }',
  );
  return data.activities.nodes.flatMap(({ id, readiness }: any) =>
    readiness.checks
      .filter(({ kind }: any) => /same-|similar/.test(kind))
      .map(({ kind, text }: any) => [Number(id), kind, text]),
  );
};

beforeAll(async () => {
  server().setNow(new Date('2026-06-15T02:00:00Z'));
  alex = await signedUp(server());
  ids = [
    await activityOf('Airway workshop', 2, '2026-06-01'),
    await activityOf('Skills workshop: airway', 2, '2026-06-01'),
    await activityOf('Ethics evening', 2, '2026-06-01'),
  ];
  const certificate = await aPdf();
  for (const id of ids.slice(0, 2)) {
    await sendFile(alex, `activityId=${id}`, 'certificate.pdf', certificate);
  }
  await sendFile(alex, `activityId=${ids[2]}`, 'other.pdf', await aPdf('Ethics'));
  for (const [index, id] of ids.entries()) {
    const content = index === 1 ? log.content.replace('arrest', 'seizure') : log.content;
    const other = {
      content: 'The family wanted everything done, and the directive said otherwise.',
      learningOutcomes: 'A directive of Queensland binds only in the cases of the Act.',
      futureApplication: 'I read the form whole, and ring the consultant from the lounge room.',
    };
    const words = index === 2 ? other : { ...log, content };
    await alex.rest('POST', '/reflective-logs', { ...words, activityId: id });
  }
});

test('the owner is asked about copies, once for each', async () => {
  const [airway, skills] = ids as [number, number, number];
  const found = await checks();
  expect(found.map(([id, kind]) => [id, kind])).toEqual(
    expect.arrayContaining([
      [airway, 'similar'],
      [airway, 'same-file'],
      [airway, 'same-reflection'],
      [skills, 'similar'],
      [skills, 'same-file'],
      [skills, 'same-reflection'],
    ]),
  );
  expect(found).toHaveLength(6);
  await alex.rest('PATCH', `/activities/${airway}`, {
    confirmedChecks: ['similar', 'same-file', 'same-reflection'],
  });
  expect((await checks()).map(([id]) => id)).toEqual([skills, skills, skills]);
});

test('the submission says where copies are, in data and in its tables', async () => {
  const { body } = await alex.rest('GET', '/report?format=json&edition=submission');
  expect(body.evidence.map(({ number, remark }: any) => [number, remark])).toEqual([
    ['E1', 'The same file, also E2.'],
    ['E2', 'The same file, also E1.'],
    ['E3', null],
  ]);
  const reflections = body.periods[0].activities.map(({ reflections: [one] }: any) => one.remark);
  expect(reflections).toEqual([
    'Nearly the same text, also with activity 2.',
    'Nearly the same text, also with activity 1.',
    null,
  ]);
});

test('an empty page is said to be one', async () => {
  const blank = Buffer.from('x');
  await sendFile(alex, `activityId=${ids[2]}`, 'x.txt', blank);
  const { body } = await alex.rest('GET', '/report?format=json&edition=submission');
  expect(body.evidence.at(-1)).toMatchObject({
    name: 'x.txt',
    substance: 'empty',
    remark: 'Looks empty.',
  });
});

test('a version that knows no fingerprints leaves none of other words', async () => {
  const { query } = server().database;
  const { body: log } = await alex.rest('POST', '/reflective-logs', {
    content: 'We moved the patient with care.',
    learningOutcomes: 'I learned to brief the crew.',
    futureApplication: 'From now on I brief the crew first.',
  });
  const likeness = async () =>
    (
      await query<{ likeness: string | null }>({
        text: 'select likeness::text from reflective_logs where id = $1',
        values: [log.id],
      })
    )[0]!.likeness;
  const first = await likeness();
  expect(first).toMatch(/^[01]{160}$/);
  await alex.rest('PATCH', `/reflective-logs/${log.id}`, {
    content: 'We moved the PATIENT, with care',
  });
  expect(await likeness()).toBe(first);
  const change = (content: string) =>
    query({
      text: 'update reflective_logs set content = $2 where id = $1',
      values: [log.id, content],
    });
  await change('An old process wrote something else.');
  expect(await likeness()).toBeNull();
  await alex.rest('PATCH', `/reflective-logs/${log.id}`, {
    content: 'We moved the patient with care.',
  });
  expect(await likeness()).toBe(first);
});

test('a reflection keeps its fingerprint when a word is added that changes no bit of it', async () => {
  const words = Array.from({ length: 600 }, (_, n) => `word${n % 97}x${n}`);
  const content = words.join(' ');
  const rest = { learningOutcomes: 'I learned to listen.', futureApplication: 'I shall listen.' };
  const seen = (text: string) => likenessOfLog({ content: text, ...rest })!.slice(0, COMPARED_BITS);
  const longer = Array.from({ length: 200 }, (_, n) => `${content} more${n}`).find(
    (text) => seen(text) === seen(content),
  );
  const { body: log } = await alex.rest('POST', '/reflective-logs', { content, ...rest });
  const changed = await alex.rest('PATCH', `/reflective-logs/${log.id}`, { content: longer });
  expect(changed.body.content).toBe(longer);
  const { query } = server().database;
  const text = 'select likeness::text from reflective_logs where id = $1';
  const [row] = await query<{ likeness: string }>({ text, values: [log.id] });
  expect(row!.likeness).toBe(likenessOfLog({ content: longer!, ...rest }));
});

test('thousands of reflections are compared for the same words, and the newest for similar ones', async () => {
  const medic = await signedUp(server());
  const idOf = async (title: string): Promise<number> =>
    (
      await medic.rest('POST', '/activities', {
        title,
        category: 'Clinical Practice',
        hours: 1,
        status: 'completed',
        completedDate: '2026-06-02T02:00:00Z',
      })
    ).body.id;
  const [first, same, near, many] = [
    await idOf('First'),
    await idOf('Same'),
    await idOf('Near'),
    await idOf('Many'),
  ];
  /** Writes reflections with these fingerprints; the words do not matter. */
  const reflect = (activityId: number, bits: string, number = 1) =>
    server().database.query({
      text: `insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application, created_at, likeness)
        select user_id, id, 'Words ' || n, 'Words', 'Words', now(), ${bits}
        from activities, generate_series(1, $2::int) n where id = $1`,
      values: [activityId, number],
    });
  const zeros = `repeat('0', 160)::bit(160)`;
  const asked = async () => {
    const { data } = await medic.graphql(
      '{ activities(first: 10) { nodes { id readiness { checks { kind text } } } } }',
    );
    return new Map(
      data.activities.nodes.map(({ id, readiness: { checks: found } }: any) => [
        Number(id),
        found.find(({ kind }: any) => kind === 'same-reflection')?.text ?? null,
      ]),
    );
  };
  await reflect(first, zeros);
  await reflect(same, zeros);
  await reflect(near, `(repeat('1', 3) || repeat('0', 157))::bit(160)`);
  expect((await asked()).get(first)).toMatch(
    /^Nearly the same reflection is on 2 other activities/,
  );
  // Different ones, of which no two are near: hashes of their numbers.
  const hash = (seed: string) => `('x' || md5('${seed}' || n))::bit(128)`;
  await reflect(many, `(${hash('a')} || substring(${hash('b')} from 1 for 32))::bit(160)`, 5_100);
  const found = await asked();
  expect(found.get(first)).toMatch(
    /^Nearly the same reflection is on 1 other activity\. .* 102 older ones were compared for exactly the same words only/,
  );
  expect(found.get(near)).toMatch(/^You have very many reflections: 102 older ones were /);
  expect(found.get(many)).toMatch(/^You have very many reflections: 5,197 older ones were /);
  const { body: report } = await medic.rest('GET', '/report?format=json');
  const inReport = report.periods
    .flatMap(({ checks }: any) => checks)
    .filter(({ kind }: any) => kind === 'same-reflection');
  expect(inReport).toHaveLength(4);
  for (const { text } of inReport) {
    // The report reads the words: 5,100 different ones.
    expect(text).toMatch(/ 100 older ones were compared for exactly the same words only/);
  }
  await medic.rest('PATCH', `/activities/${near}`, { confirmedChecks: ['same-reflection'] });
  expect((await asked()).get(near)).toBe(null);
});
