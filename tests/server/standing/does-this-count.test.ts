import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgementLimits } from '#server/limits';
import { apis, asSaidBy, callApi, type Api } from '#tests/support/apis';
import { signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { inWords } from '#tests/support/words';
import { countChoices } from '#domain/records/count-answers';
import { countAnswersProblem } from '#domain/records/count-answers.schema';
import { doesThisCount } from '#domain/standing/does-this-count';

const server = useServer({ trustProxy: 1 });
const answers = {
  who: 'learner',
  what: 'course',
  withWhom: 'others',
  whatFor: 'patients',
  whatIsNew: 'refreshed',
} as const;
const judged = doesThisCount(answers, '2026-03-01');

const source = 'source { title publisher url effective confidence note }';
const part = `{ verdict figure because clause quote ${source} readings { text ${source} } whatWouldMakeItCount }`;
const QUERY = `query($input: CountAnswersInput!, $day: Date) { doesThisCount(input: $input, day: $day) {
  total ${part} interactive ${part} rulesFrom decides evidence { text ${source} } } }`;

interface Asked {
  status: number;
  value: unknown;
  fields: Record<string, string> | undefined;
  retryAfter: string | null;
}

/** Asks as a stranger, from an address of its own unless it is given. */
async function ask(api: Api, input: unknown, address = `2001:db8:${randomUUID().slice(0, 4)}::1`) {
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
  const stranger = new TestClient(server());
  const isRest = api === 'REST';
  const { day, ...given } = input as { day?: unknown };
  const variables = { input: given, day };
  const body = JSON.stringify(isRest ? input : { query: QUERY, variables });
  const path = isRest ? '/api/does-this-count' : '/graphql';
  const response = await stranger.raw('POST', path, body, headers);
  const error = response.body.errors?.[0];
  return {
    status: response.status,
    value: isRest ? response.body : inWords(QUERY, response.body.data)?.doesThisCount,
    fields: isRest ? response.body.fields : error?.extensions.fields,
    retryAfter: response.headers.get('retry-after'),
  } satisfies Asked;
}

describe.each(apis)('a stranger’s question by %s', (api) => {
  test('is judged as domain judges it', async () => {
    const { status, value } = await ask(api, { ...answers, day: '2026-03-01' });
    expect(status).toBe(200);
    expect(value).toEqual(judged);
  });

  test('is about today without a day', async () => {
    server().setNow(new Date('2026-11-24T02:00:00Z'));
    expect((await ask(api, answers)).value).toEqual(doesThisCount(answers, '2026-11-24'));
  });

  test('is refused with a message for each invalid answer', async () => {
    const { fields } = await ask(api, { ...answers, who: 'nobody', whatFor: '' });
    expect(fields).toEqual({
      who: asSaidBy(api, `who must be one of: ${countChoices('who').join(', ')}`),
      whatFor: asSaidBy(api, `whatFor must be one of: ${countChoices('whatFor').join(', ')}`),
    });
  });
});

test('questions of one address are limited, over both together', async () => {
  const address = '2001:db8:c0de::1';
  for (let nth = 0; nth < judgementLimits.questions; nth += 20) {
    const asked = Array.from({ length: 20 }, (_, at) => ask(apis[at % 2]!, answers, address));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  }
  const refused = await ask('REST', answers, address);
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect((await ask('GraphQL', answers, address)).value ?? null).toBeNull();
  expect((await ask('REST', answers)).status).toBe(200);
});

describe.each(apis)('answers kept with an activity by %s', (api) => {
  let alex: TestClient;
  beforeAll(async () => void (alex = await signedUp(server())));

  test('are stored, changed with its version, refused and removed', async () => {
    const activity = { title: 'Provide CPR', category: 'Clinical Practice', hours: 2 };
    const { value: created } = await callApi(api, alex, 'createActivity', {
      input: { ...activity, countAnswers: answers },
    });
    expect(created.countAnswers).toEqual(answers);
    const change = (countAnswers: unknown, version?: number) =>
      callApi(api, alex, 'updateActivity', {
        id: created.id,
        input: { countAnswers, ...(version !== undefined && { version }) },
      });
    const next = { ...answers, withWhom: 'in-person' };
    expect((await change(next, 1)).value.countAnswers).toEqual(next);
    expect((await change(answers, 1)).error?.status).toBe(409);
    expect((await change({ ...answers, who: 'nobody' })).error?.fields).toEqual({
      countAnswers: countAnswersProblem,
    });
    expect((await change(null)).value.countAnswers).toBeNull();
  });

  test('are no part of the timeline or a submission', async () => {
    const { value: created } = await callApi(api, alex, 'createActivity', {
      input: {
        title: 'Journal club',
        category: 'Clinical Practice',
        hours: 1,
        status: 'completed',
      },
    });
    await callApi(api, alex, 'updateActivity', {
      id: created.id,
      input: { countAnswers: answers },
    });
    const { data } = await alex.graphql(
      'query($id: ID!) { activity(id: $id) { history(first: 1) { nodes { text } } } }',
      { id: created.id },
    );
    expect(data.activity.history.nodes).toEqual([{ text: 'Recorded' }]);
    const chain = (await alex.rest('GET', '/user/record-chain')).body;
    expect(chain.brokenAt).toBeNull();
    const submission = await alex.fetch('/api/report?edition=submission&format=json');
    expect(await submission.text()).not.toContain('countAnswers');
  });
});
