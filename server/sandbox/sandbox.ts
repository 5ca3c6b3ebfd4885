import { getDistDirectory, renderAltair, type RenderOptions } from 'altair-static';
import express, { Router } from 'express';
import helmet from 'helmet';
import type { Env } from '../env.ts';
import { notFound } from '../errors.ts';
import { exampleWindows } from './examples.ts';

const BASE = '/sandbox/';
const START = 'start.js';
const ENDPOINT = '/graphql';

/** Altair, a GraphQL explorer, from our own files: it needs no internet and uses the session of the page. */
export function sandbox(env: Env): Router {
  const page = renderAltair({ baseURL: BASE, serveInitialOptionsInSeperateRequest: START })
    .replace('<html>', '<html lang="en">')
    .replace('<title>Altair</title>', '<title>GraphQL sandbox · ParaMed CPD</title>');
  const start = startScript(env);
  const router = Router();
  router.use(policy(env));
  router.get('/', (_req, res) => void res.set('Cache-Control', 'no-cache').type('html').send(page));
  router.get(`/${START}`, (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('js').send(start);
  });
  router.use(express.static(getDistDirectory(), { index: false, maxAge: '1h' }));
  router.use(() => {
    throw notFound('There is no such address.');
  });
  return router;
}

/** Nothing from anywhere but here, no inline script and no eval; the explorer's editor writes inline styles. */
function policy({ publicUrl }: Env) {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      // Some browsers do not count a websocket to this very host as 'self'.
      connectSrc: ["'self'", publicUrl.replace(/^http/, 'ws') + ENDPOINT],
      workerSrc: ["'self'"],
      baseUri: ["'self'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  });
}

/** Opens the explorer with the examples; it wants whole addresses, which only the browser knows. */
function startScript({ demo }: Env): string {
  const options: RenderOptions = {
    initialWindows: exampleWindows(demo).map(({ name, query, variables }) => ({
      initialName: name,
      initialQuery: query,
      initialVariables: JSON.stringify(variables, null, 2),
      initialSubscriptionRequestHandlerId: 'graphql-ws',
    })),
    // Each visit begins with the examples of today's schema, and leaves no answers in the browser.
    preserveState: false,
    disableAccount: true,
    persistedSettings: {
      'schema.reloadOnStart': true,
      'alert.disableUpdateNotification': true,
      'banners.disable': true,
      enableTablistScrollbar: true,
      // The newer runner of request scripts needs eval.
      'beta.disable.newScript': true,
    },
  };
  return `const options = ${JSON.stringify(options)};
const endpointURL = location.origin + '${ENDPOINT}';
const subscriptionsEndpoint = endpointURL.replace(/^http/, 'ws');
for (const each of [options, ...options.initialWindows]) {
  Object.assign(each, { endpointURL, subscriptionsEndpoint });
}
AltairGraphQL.init(options);
`;
}
