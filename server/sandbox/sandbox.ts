import { getDistDirectory, renderAltair, type RenderOptions } from 'altair-static';
import express, { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import helmet from 'helmet';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { notFound } from '../errors.ts';
import { escaped } from '../http/html.ts';
import { setTextType } from '../http/text-types.ts';
import { barScript } from './bar.ts';
import { exampleWindows } from './examples.ts';
import { flowScript, interceptScript } from './flow.ts';
import { topics } from './topics.ts';
import { variablesScript } from './variables.ts';
import { PRODUCT } from '#domain/product';

const BASE = '/sandbox/';
const START = 'start.js';
const ENDPOINT = '/graphql';

/** Altair, a GraphQL explorer, from our own files: it needs no internet and uses the session of the page. */
export function sandbox(env: Env, schema: GraphQLSchema): Router {
  const page = renderAltair({ baseURL: BASE, serveInitialOptionsInSeperateRequest: START })
    .replace('<html>', '<html lang="en">')
    .replace('<title>Altair</title>', () => `<title>GraphQL sandbox · ${escaped(PRODUCT)}</title>`)
    .replace('</head>', `<style>${style}</style></head>`)
    .replace('<body>', `<body>${bar}`);
  const start = startScript(env, schema);
  const router = Router();
  router.use(policy(env));
  router.get('/', (_req, res) => void res.set('Cache-Control', 'no-cache').type('html').send(page));
  router.get(`/${START}`, (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('js').send(start);
  });
  router.get('/assets/i18n/:language.json', (req, res, next) => {
    const file = join(getDistDirectory(), 'assets/i18n', `${req.params.language}.json`);
    if (!/^[a-z]{2}-[A-Z]{2}$/.test(req.params.language) || !existsSync(file)) return next();
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    res.json({ ...words, QUERY_RESULT_NO_RESULT_TEXT: 'The response will be here.' });
  });
  router.use(
    express.static(getDistDirectory(), { index: false, maxAge: '1h', setHeaders: setTextType }),
  );
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

/** The pages of examples, above the explorer. */
const bar = `<nav id="topics" aria-label="Examples">
${topics.map(({ id, label }) => `<a href="${BASE}?topic=${id}" data-topic="${id}">${label}</a>`).join('\n')}
<button type="button" id="happen" hidden>Make something happen</button>
<button type="button" id="copy" hidden>Copy as curl</button>
<span id="happened" role="status"></span>
<span id="who"></span>
<a class="away" href="/developers">Guide</a>
<a href="/api">REST</a>
</nav>`;

const style = `
body { margin: 0; }
app-root .main-container { height: calc(100vh - 44px); }
#topics { display: flex; align-items: center; gap: 16px; height: 44px; box-sizing: border-box; padding: 0 16px;
  overflow-x: auto; white-space: nowrap;
  color-scheme: light dark; background: light-dark(#f6f2ea, #191816); color: light-dark(#1e2b2a, #e8e1d5);
  font: 14px/1.4 system-ui, sans-serif; }
#topics a { color: light-dark(#0e5a59, #84c3b7); padding: 8px 0; }
#topics .away { margin-left: auto; }
#topics a[aria-current] { font-weight: 700; text-decoration: none; color: inherit; }
#topics a:focus-visible, #topics button:focus-visible { outline: 3px solid; outline-offset: 2px; }
#topics button { font: inherit; padding: 4px 12px; cursor: pointer; }
@media (max-width: 700px) {
  #topics #who { order: -1; }
  app-root .app-side-menu, app-root .header__logo-wrapper, app-root .url-box__input-container, app-root .url-box__method-wrapper,
  app-root .as-split-gutter { display: none; }
  app-root .send-request__button { white-space: nowrap; }
  /* Its icon is enough: the tabs need the room. */
  app-root .header__menu-item span > span { position: absolute; clip-path: inset(50%); }
  /* The explorer sets columns as inline styles. */
  app-root .main-content-row > as-split { grid-template: minmax(0, 3fr) minmax(0, 2fr) / 1fr !important; }
  app-root .main-content-row > as-split > as-split-area:nth-of-type(1) { grid-area: 1 / 1 !important; }
  app-root .main-content-row > as-split > as-split-area:nth-of-type(2) { grid-area: 2 / 1 !important; }
  /* Docs, once asked for, lie above both. */
  app-root .main-content-row > as-split > as-split-area:nth-of-type(3):not(.as-hidden) {
    grid-area: 1 / 1 / 3 / 2 !important; z-index: 2; }
}
`;

/** Opens the explorer with the page's examples; it needs absolute addresses, which only the browser knows. */
function startScript({ demo }: Env, schema: GraphQLSchema): string {
  const windows = exampleWindows(demo, schema);
  const pages = Object.fromEntries(
    topics.map(({ id }) => [
      id,
      windows
        .filter(({ topic }) => topic === id)
        .map(({ name, query, variables }) => ({
          initialName: name,
          initialQuery: query,
          initialVariables: JSON.stringify(variables, null, 2),
          initialSubscriptionRequestHandlerId: 'graphql-ws' as const,
        })),
    ]),
  );
  const options: RenderOptions = {
    // Each visit begins with the examples of today's schema, and leaves no answers in the browser.
    preserveState: false,
    disableAccount: true,
    persistedSettings: {
      'schema.reloadOnStart': true,
      'alert.disableUpdateNotification': true,
      'banners.disable': true,
      enableTablistScrollbar: true,
      'theme.dark': 'dark',
      // The newer runner of request scripts needs eval.
      'beta.disable.newScript': true,
    },
  };
  return `${flowScript}
${interceptScript}
${variablesScript}
const pages = ${JSON.stringify(pages)};
const asked = new URLSearchParams(location.search).get('topic');
const topic = Object.hasOwn(pages, asked) ? asked : '${topics[0]!.id}';
// The explorer would keep links from leaving its page.
document.getElementById('topics').addEventListener('click', (event) => event.stopPropagation());
document.querySelector('[data-topic="' + topic + '"]').setAttribute('aria-current', 'page');
${happenScript}
const options = { ...${JSON.stringify(options)}, initialWindows: pages[topic] };
const endpointURL = location.origin + '${ENDPOINT}';
const subscriptionsEndpoint = endpointURL.replace(/^http/, 'ws');
for (const each of [options, ...options.initialWindows]) {
  Object.assign(each, { endpointURL, subscriptionsEndpoint });
}
openVariables(pages[topic]);
${barScript}
beginWithFirst();
AltairGraphQL.init(options);
`;
}

/** Records an activity and deletes it again, so that a subscription gets an event. */
const happenScript = `
const happen = document.getElementById('happen');
const happened = document.getElementById('happened');
happen.hidden = topic !== '${topics[0]!.id}';
happen.addEventListener('click', async () => {
  const send = async (query, variables) => {
    const response = await plainFetch('${ENDPOINT}', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  try {
    const { createActivity } = await send(
      'mutation { createActivity(input: { title: "Made by the sandbox", category: "Clinical Practice", hours: 1, status: "in-progress" }) { id } }',
    );
    await send('mutation($id: ID!) { deleteActivity(id: $id) { id } }', { id: createActivity.id });
    happened.textContent = 'An activity was recorded and moved to the bin.';
  } catch (error) {
    happened.textContent = error.message;
  }
});`;
