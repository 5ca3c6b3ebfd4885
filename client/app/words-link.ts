import { ApolloLink, Observable } from '@apollo/client';

type Words = typeof import('#client/lib/words.ts');

const loadWords = (): Promise<Words> => import('#client/lib/words.ts');

/** Replaces the names of enums by their words. The table loads while the first request is under way. */
export function createWordsLink(load = loadWords): ApolloLink {
  let loading: Promise<Words> | null = null;
  const words = () =>
    (loading ??= load().catch((error: unknown) => {
      // Without a retry, nothing could be read until the page is reloaded.
      loading = null;
      throw error;
    }));
  words().catch(() => {});
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const fail = (error: unknown) => observer.error(error);
        // Handlers of one promise run in the order in which they were added.
        return forward(operation).subscribe({
          next: (result) =>
            words().then(({ readWords }) => {
              readWords(result.data);
              return observer.next(result);
            }, fail),
          error: fail,
          complete: () => words().then(() => observer.complete(), fail),
        });
      }),
  );
}
