// @module-tag servers
import { describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { timeoutMs, iterations } from '#tests/support/long';
import { seededRandom } from '#tests/support/seeded-random';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';

const server = useServer();
const NOW = new Date('2026-06-15T02:00:00.000Z');
const categories = ['Clinical Practice', 'Professional Development', 'Research & Education'];
detectResponseLeaks();

/** Totals of the lists, computed here and not by the server. */
async function recount(client: TestClient) {
  const all: any[] = [];
  let after: string | null = null;
  do {
    const query = `query($after: String) { activities(first: 100, after: $after) {
      nodes { category hours status isInteractive completedDate } pageInfo { hasNextPage endCursor } } }`;
    const response: { data: any } = await client.graphql(query, { after });
    const { nodes, pageInfo } = response.data.activities;
    all.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  // Without a registration date, the Board's year in Brisbane: 1 December to 30 November.
  const [from, to] = ['2025-11-30T14:00:00.000Z', '2026-11-30T14:00:00.000Z'];
  const counted = all.filter(
    ({ status, completedDate: at }) => status === 'completed' && at >= from && at < to,
  );
  const sum = (list: any[]) => list.reduce((total, { hours }) => total + hours * 10, 0) / 10;
  const { documents } = (await client.graphql('{ documents { totalCount } }')).data;
  return {
    totalHours: sum(counted),
    interactiveHours: sum(counted.filter(({ isInteractive }) => isInteractive)),
    completedActivities: counted.length,
    categoryHours: Object.fromEntries(
      categories.map((each) => [each, sum(counted.filter(({ category }) => category === each))]),
    ),
    documentsCount: documents.totalCount as number,
  };
}

describe('26: after a random history by four concurrent clients', () => {
  test.each([1, 2])(
    'the summary equals the sum of the lists (%i)',
    async (seed) => {
      server().setNow(NOW);
      const first = await signedUp(server());
      await first.rest('PATCH', '/user/profile', {
        fullName: 'Alex',
        organization: 'Queensland Ambulance Service',
      });
      const login = { username: first.user.username, password: PASSWORD };
      const browsers = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const client = new TestClient(server());
          await client.rest('POST', '/login', login);
          return client;
        }),
      );
      const ids: number[] = [];
      const documents: number[] = [];
      await Promise.all(
        browsers.map((client, index) =>
          history(client, seededRandom(seed * 100 + index), iterations(60, 250), {
            ids,
            documents,
          }),
        ),
      );
      const found = (await first.rest('GET', '/cpd-summary')).body;
      expect(found).toMatchObject(await recount(first));
      expect(found.completedActivities).toBeGreaterThan(2);
    },
    timeoutMs(20_000),
  );
});

async function history(
  client: TestClient,
  random: () => number,
  length: number,
  { ids, documents }: { ids: number[]; documents: number[] },
): Promise<void> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const change = () => ({
    category: pick(categories),
    hours: Math.ceil(random() * 20) / 2,
    isInteractive: random() < 0.4,
    status: pick(['completed', 'in-progress']),
    ...(random() < 0.5 && {
      completedDate: pick([
        '2025-11-30T13:59:59.999Z',
        '2025-11-30T14:00:00.000Z',
        '2026-03-01T00:00:00.000Z',
        '2026-06-15T01:00:00.000Z',
        '2024-01-01T00:00:00.000Z',
      ]),
    }),
  });
  const steps = [
    async () => {
      const { body, status } = await client.rest('POST', '/activities', {
        title: 'One',
        ...change(),
      });
      if (status === 201) ids.push(body.id);
      return status;
    },
    async () => (await client.rest('PATCH', `/activities/${pick(ids)}`, change())).status,
    async () => (await client.rest('PATCH', `/activities/${pick(ids)}`, { hours: 3 })).status,
    async () => (await client.rest('DELETE', `/activities/${pick(ids)}`)).status,
    async () => (await client.rest('POST', `/activities/${pick(ids)}/restore`)).status,
    async () => {
      const input = { title: 'Paper', type: 'certificate', content: 'Words of it, enough.' };
      const { body, status } = await client.rest('POST', '/documents', input);
      if (status === 201) documents.push(body.id);
      return status;
    },
    async () => (await client.rest('DELETE', `/documents/${pick(documents)}`)).status,
    async () => (await client.rest('GET', '/cpd-summary')).status,
  ];
  for (let n = 0; n < length; n += 1) {
    expect(await pick(steps.slice(0, n < 3 ? 1 : undefined))()).toBeLessThan(500);
  }
}
