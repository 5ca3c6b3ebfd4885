import { ApolloLink, Observable } from '@apollo/client';

type Words = typeof import('#client/lib/words.ts');

const loadWords = (): Promise<Words> => import('#client/lib/words.ts');

/** Reads words for the names of enums; the table of them arrives while the first request is under way. */
export function createWordsLink(load = loadWords): ApolloLink {
  let loading: Promise<Words> | null = null;
  const words = () =>
    (loading ??= load().catch((error: unknown) => {
      // Otherwise nothing could be read until the page is loaded again.
      loading = null;
      throw error;
    }));
  words().catch(() => {});
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const fail = (error: unknown) => observer.error(error);
        // Handlers of one promise run in their order.
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
