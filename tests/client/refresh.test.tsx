import { ApolloClient, ApolloLink, InMemoryCache, gql } from '@apollo/client';
import { map, timer } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { CurrentUserDocument } from '#client/graphql/generated.ts';
import { computedFields } from '#client/graphql/query-fields.ts';
import { refresh, refreshFields } from '#client/lib/refresh.ts';
import { cachedUser } from '#tests/support/cached-user';

/** A screen with one query for each of the root fields; returns those that a change refetches. */
async function askedAfter(fields: readonly string[], change: (client: ApolloClient) => unknown) {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName!);
    const data = { [operationName!]: `${asked.length}`, ...(isOfUser(operationName!) && sums) };
    return timer(0).pipe(map(() => ({ data })));
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  client.writeQuery({ query: CurrentUserDocument, data: { me: { ...cachedUser, ...me } } });
  const watched = fields.map((field) => {
    const selected = isOfUser(field) ? 'me { id cpdSummary auditReadiness }' : field;
    const each = client.watchQuery({ query: gql(`query ${field} { ${selected} }`) });
    each.subscribe({});
    return each;
  });
  await vi.waitFor(() =>
    expect(watched.map((each) => each.getCurrentResult().dataState)).toEqual(
      fields.map(() => 'complete'),
    ),
  );
  asked.length = 0;
  await change(client);
  return asked.toSorted();
}

const isOfUser = (name: string) => name === 'ofUser';
const me = { __typename: 'User', id: '1' };
const sums = { me: { ...me, cpdSummary: 'sum', auditReadiness: 'sum' } };

test('a change of any record asks again for all that is computed from records, and for no more', async () => {
  const screen = [...computedFields, 'ofUser', 'documents', 'modules', 'activities'];
  expect(await askedAfter(screen, (client) => refresh(client, ['documents']))).toEqual(
    [...computedFields, 'documents', 'ofUser'].toSorted(),
  );
});

test('the sums on the dashboard and its hint about the renewal are among what is computed', () => {
  expect(computedFields).toEqual(
    expect.arrayContaining(['cpdYears', 'recency', 'recentActivities', 'renewal', 'renewalHints']),
  );
});

test('what changes no record, such as a bookmark, asks for its own list alone', async () => {
  const screen = ['renewalHints', 'ofUser', 'bookmarks'];
  expect(await askedAfter(screen, (client) => refreshFields(client, ['bookmarks']))).toEqual([
    'bookmarks',
  ]);
});
