/** Options of a mutation whose response has a secret that is shown once: it never enters the cache. */
export const shownOnce = { fetchPolicy: 'no-cache' } as const;
