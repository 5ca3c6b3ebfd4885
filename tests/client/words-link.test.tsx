import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createWordsLink } from '#client/app/words-link.ts';

test('words that failed to load are loaded for the next response', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return import('#client/lib/words.ts');
  };
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { name: 'Alex' } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: createWordsLink(load).concat(server),
  });
  const ask = () => client.query({ query: gql('{ name }'), fetchPolicy: 'no-cache' });
  await expect(ask()).rejects.toThrow('Failed to fetch');
  isOnline = true;
  expect(await ask()).toMatchObject({ data: { name: 'Alex' } });
});
