/// <reference lib="webworker" />
import { setCacheNameDetails } from 'workbox-core';
import {
  PrecacheController,
  PrecacheFallbackPlugin,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { SHELL_CACHE_PARTS, withName } from './shell-cache.ts';
import { listenToPush } from './push.ts';
import { listenToShares } from './share.ts';
import { PRODUCT } from '#domain/product';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: client/worker/plugin.ts. */
declare const SHELL: PrecacheEntry[];

/** The page, the same for every address of the app. */
const PAGE = '/';

/** For a weak signal: then the kept page opens. */
const PATIENCE_S = 3;

/** Files that are fetched at the same time. */
const AT_ONCE = 6;

/** Addresses of the server that are not screens of the app, and files. */
const elsewhere = [
  /^\/(api|graphql|sandbox|developers|sign-in|livez|readyz|metrics)(\/|$)/,
  /\.[a-z0-9]+$/i,
];

/** Not in TypeScript's types yet. */
interface WithRoutes {
  addRoutes?: (rules: { condition: { urlPattern: object }; source: 'cache' }) => Promise<void>;
}

// If it can, the browser reads files from the cache without asking this worker.
self.addEventListener('install', (event: ExtendableEvent & WithRoutes) => {
  const urlPattern = { pathname: '/assets/*' };
  const added = event.addRoutes?.({ condition: { urlPattern }, source: 'cache' });
  // Otherwise the routes below serve them.
  if (added) event.waitUntil(added.catch(() => {}));
});
listenToPush(self);
listenToShares();
setCacheNameDetails(SHELL_CACHE_PARTS);
// A new version waits until no tab needs this one's files. Meanwhile the page comes from the server, with files of its own.
const kept = new PrecacheController();
kept.addToCacheList(withName(SHELL, PRODUCT));
self.addEventListener('install', (event) => event.waitUntil(keepAll(event)));
self.addEventListener('activate', (event) => void kept.activate(event));
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_S,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) =>
            response.status < 500 ? response : unreachable(),
        },
        new PrecacheFallbackPlugin({ fallbackURL: PAGE, precacheController: kept }),
      ],
    }),
    { denylist: elsewhere },
  ),
);
registerRoute(new PrecacheRoute(kept));
// Files of a newer page, which this worker does not know: while there is no connection, any cache may have them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new NetworkOnly({
    plugins: [{ handlerDidError: async ({ request }) => caches.match(request.url) }],
  }),
);

/** Workbox fetches one file after the other, which takes a minute on a slow connection; all at once take too much memory. */
async function keepAll(event: ExtendableEvent): Promise<void> {
  const waiting = kept.getURLsToCacheKeys().entries();
  const keepSome = async () => {
    for (const [url, cacheKey] of waiting) {
      // A file whose name does not contain its version comes from the server.
      const cache = cacheKey === url ? 'default' : 'reload';
      const request = new Request(url, { cache, credentials: 'same-origin' });
      await Promise.all(kept.strategy.handleAll({ params: { cacheKey }, request, event }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
}

function unreachable(): never {
  throw new Error('The server cannot be reached.');
}
