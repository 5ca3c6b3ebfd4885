/** Of the cache with the app's own files, which hold nothing of a user and stay when one signs out. */
export const SHELL_CACHE_PARTS = { prefix: 'paramed-cpd', precache: 'shell', suffix: 'files' };

export const SHELL_CACHE = Object.values(SHELL_CACHE_PARTS).join('-');
