import type { PrecacheEntry } from 'workbox-precaching';

/** Name of the cache with the app's own files, which hold nothing of a user and stay when one signs out. */
export const SHELL_CACHE_PARTS = { prefix: 'paramed-cpd', precache: 'shell', suffix: 'files' };

export const SHELL_CACHE = Object.values(SHELL_CACHE_PARTS).join('-');

/** The app's own files under revisions with the product's name, since the server writes it into the page and the manifest. */
export const withName = (entries: readonly PrecacheEntry[], name: string): PrecacheEntry[] =>
  entries.map((each) => (each.revision ? { ...each, revision: `${each.revision} ${name}` } : each));
