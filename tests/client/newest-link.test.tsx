import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createNewestLink } from '#client/app/newest-link.ts';
import { refreshScreen } from '#client/lib/refresh.ts';

const query = gql('query Log { titles }');
const mutation = gql('mutation Remove { titles }');

/** A server whose responses are given by the test, in any order. */
function aServer() {
  const requests: { answer: (titles: string[]) => void; fail: () => void }[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests.push({
          answer(titles) {
            observer.next({ data: { titles } });
            observer.complete();
          },
          fail: () => observer.error(new TypeError('Failed to fetch')),
        });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: createNewestLink().concat(link),
  });
  const watched = client.watchQuery({ query, fetchPolicy: 'cache-and-network' });
  watched.subscribe({});
  const titles = () => (watched.getCurrentResult().data as { titles?: string[] }).titles;
  return { client, requests, titles, watched };
}

test('the screen is asked for again beside a request that runs, and the older response changes nothing', async () => {
  const { client, requests, titles, watched } = aServer();
  requests[0]!.answer(['Before']);
  await vi.waitFor(() => expect(titles()).toEqual(['Before']));
  const running = watched.refetch();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  const refreshed = refreshScreen(client);
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  requests[2]!.answer(['Before', 'Sent since']);
  await refreshed;
  requests[1]!.answer(['Before']);
  expect((await running).data).toEqual({ titles: ['Before', 'Sent since'] });
  await vi.waitFor(() => expect(titles()).toEqual(['Before', 'Sent since']));

  const later = refreshScreen(client);
  await vi.waitFor(() => expect(requests).toHaveLength(4));
  requests[3]!.answer(['Sent since']);
  await later;
  await vi.waitFor(() => expect(titles()).toEqual(['Sent since']));
});

test('responses in order are each its own request’s, and a failed request keeps none back', async () => {
  const { client, requests, titles } = aServer();
  requests[0]!.answer(['Before']);
  await vi.waitFor(() => expect(titles()).toEqual(['Before']));
  const ask = () =>
    client.query({
      query,
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    });
  const [one, two] = [ask(), ask()];
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  requests[2]!.fail();
  await expect(two).rejects.toThrow('Failed to fetch');
  requests[1]!.answer(['Own']);
  expect((await one).data).toEqual({ titles: ['Own'] });
});

test('a request during which a change was answered is sent again, and its old response is never shown', async () => {
  const { client, requests, titles } = aServer();
  requests[0]!.answer(['Kept', 'Removed']);
  await vi.waitFor(() => expect(titles()).toEqual(['Kept', 'Removed']));
  const read = refreshScreen(client);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  const change = client.mutate({
    mutation,
    update: (cache) => cache.writeQuery({ query, data: { titles: ['Kept'] } }),
  });
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  requests[2]!.answer([]);
  await change;
  const shown: unknown[] = [];
  client.watchQuery({ query, fetchPolicy: 'cache-only' }).subscribe(({ data }) => shown.push(data));
  requests[1]!.answer(['Kept', 'Removed']);
  await vi.waitFor(() => expect(requests).toHaveLength(4));
  requests[3]!.answer(['Kept', 'Added since']);
  await read;
  await vi.waitFor(() => expect(titles()).toEqual(['Kept', 'Added since']));
  expect(shown).toEqual([{ titles: ['Kept'] }, { titles: ['Kept', 'Added since'] }]);
});

test('a change that failed may have been stored, and one that overlaps each request ends the repetition', async () => {
  const { client, requests, titles } = aServer();
  requests[0]!.answer(['Before']);
  await vi.waitFor(() => expect(titles()).toEqual(['Before']));
  const read = refreshScreen(client);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  let last = requests[1]!;
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    const sent = requests.length;
    const change = client.mutate({ mutation }).then(
      () => 'stored',
      (error: Error) => error.message,
    );
    await vi.waitFor(() => expect(requests).toHaveLength(sent + 1));
    requests.at(-1)!.fail();
    expect(await change).toBe('Failed to fetch');
    last.answer([title]);
    await vi.waitFor(() => expect(requests.length + Number(title === 'Four')).toBe(sent + 2));
    last = requests.at(-1)!;
  }
  await read;
  await vi.waitFor(() => expect(titles()).toEqual(['Four']));
});
