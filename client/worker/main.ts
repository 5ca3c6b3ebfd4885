/// <reference lib="webworker" />
import { setCacheNameDetails } from 'workbox-core';
import { PrecacheFallbackPlugin, addRoute, precache, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { SHELL_CACHE_PARTS } from './shell-cache.ts';
import { listenToPush } from './push.ts';
import { listenToShares } from './share.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: client/worker/plugin.ts. */
declare const SHELL: PrecacheEntry[];

/** The page, the same for every address of the app. */
const PAGE = '/';

/** For a weak signal: then the kept page opens. */
const PATIENCE_S = 3;

/** Addresses of the server that are not screens of the app, and files. */
const elsewhere = [
  /^\/(api|graphql|sandbox|developers|livez|readyz|metrics)(\/|$)/,
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
precache(SHELL);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_S,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) =>
            response.status < 500 ? response : unreachable(),
        },
        new PrecacheFallbackPlugin({ fallbackURL: PAGE }),
      ],
    }),
    { denylist: elsewhere },
  ),
);
addRoute();
// Files of a newer page, which this worker does not know: while there is no connection, any cache may have them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new NetworkOnly({
    plugins: [{ handlerDidError: async ({ request }) => caches.match(request.url) }],
  }),
);

function unreachable(): never {
  throw new Error('The server cannot be reached.');
}
