import express, { Router, type RequestHandler, type Response } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { DEMO_ACCOUNT } from '../db/seed/demo.ts';
import type { Env } from '../env.ts';
import { branded } from './branded.ts';
import { escaped } from './html.ts';
import { setWorkerPolicy } from './security-headers.ts';
import { setTextType } from './text-types.ts';
import { doorTexts } from '#domain/proof/crew-texts';
import { countTexts } from '#domain/standing/does-this-count';
import { mendedAddress, secretLinkPages } from '#domain/account/secret-links';
import { DEFAULT_PRODUCT, PRODUCT } from '#domain/product';
import { SHARED_PATH } from '#domain/proof/shared-submissions';
import { DEFAULT_ORGANIZATION } from '#domain/account/users';

/** Serves the client: as built, or through Vite with hot reload while developing. */
export async function clientHandler(env: Env): Promise<RequestHandler> {
  return env.mode === 'development' ? developmentClient(env) : builtClient(env);
}

function builtClient(env: Env): RequestHandler {
  const folder = fileURLToPath(new URL('../client', import.meta.url));
  if (!existsSync(`${folder}/index.html`))
    throw new Error('The client is not built: run `npm run build`.');
  const page = withSettings(readFileSync(`${folder}/index.html`, 'utf8'), env);
  const router = Router();
  router.use(
    '/assets',
    sirv(`${folder}/assets`, {
      immutable: true,
      maxAge: 31_536_000,
      brotli: true,
      gzip: true,
      setHeaders: (res, path) => {
        setTextType(res, path);
        setWorkerPolicy(res, path);
      },
    }),
  );
  // Browsers fetch the service worker by the same name again: it must never be an old one.
  router.get('/sw.js', async (_req, res) => {
    const worker = await readFile(`${folder}/sw.js`, 'utf8');
    const named = `self.productName=${JSON.stringify(PRODUCT)};\n${worker}`;
    res.set('Cache-Control', 'no-cache').type('js').send(named);
  });
  const manifest = readFileSync(`${folder}/manifest.webmanifest`, 'utf8');
  router.get('/manifest.webmanifest', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('application/manifest+json');
    res.send(manifest.replaceAll(`"${DEFAULT_PRODUCT}"`, () => JSON.stringify(PRODUCT)));
  });
  router.get('/{*path}', (req, res, next) => {
    if (mendedAddress(req.originalUrl) === null) next();
    else secretPage(res, page);
  });
  router.use(express.static(folder, { index: false, maxAge: '1h', setHeaders: setTextType }));
  router.get(['/verify{/:number}', ...secretPages], unlisted);
  const about = new Map(publicPages.map((each) => [each.path, describedAs(page, each)]));
  router.get(SHARED_PATH, (_req, res) => secretPage(res, page));
  router.get('/{*path}', onlyPages, (req, res) => {
    res
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(about.get(req.path) ?? page);
  });
  return router;
}

async function developmentClient(env: Env): Promise<RequestHandler> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const router = Router();
  router.use((req, res, next) => {
    setWorkerPolicy(res, req.path);
    next();
  });
  router.use(vite.middlewares);
  router.get(['/verify{/:number}', ...secretPages], unlisted);
  router.get('/{*path}', async (req, res, next) => {
    if (mendedAddress(req.originalUrl) === null) return next();
    const raw = readFileSync('client/index.html', 'utf8');
    secretPage(res, await vite.transformIndexHtml('/', raw));
  });
  router.get(SHARED_PATH, async (req, res) => {
    const raw = readFileSync('client/index.html', 'utf8');
    secretPage(res, await vite.transformIndexHtml(req.originalUrl, raw));
  });
  router.get('/{*path}', onlyPages, async (req, res) => {
    const plain = readFileSync('client/index.html', 'utf8');
    const own = publicPages.find(({ path }) => path === req.path);
    const raw = own ? describedAs(plain, own) : plain;
    res.type('html').send(withSettings(await vite.transformIndexHtml(req.originalUrl, raw), env));
  });
  return router;
}

/** Serves the page for addresses that a person opens, never in place of a missing file. */
const onlyPages: RequestHandler = (req, _res, next) =>
  next(/\.[a-z0-9]+$/i.test(req.path) ? 'router' : undefined);

/** Keeps search engines away: a certificate is for those who have its number, a request for those who have its link. */
const unlisted: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex').set('Referrer-Policy', 'no-referrer');
  next();
};

/** Pages of messages, opened by their secret. */
const secretPages = [
  secretLinkPages.confirm,
  secretLinkPages.confirmEmail,
  secretLinkPages.resetPassword,
];

/**
 * The page for a link to a submission, and for an address in which a mail gateway encoded the `#` before a secret: kept
 * by no cache, listed by no search engine, and named in no further request, of its own files neither.
 */
function secretPage(res: Response, page: string): void {
  const robots = '<meta name="robots" content="noindex, nofollow"></head>';
  res
    .set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
    })
    .type('html')
    .send(page.replace('</head>', robots));
}

/** Pages that search engines may list, each with a title and description of its own. */
const publicPages = [
  { path: '/does-this-count', title: countTexts.title, description: countTexts.intro },
  { path: '/teach', title: doorTexts.title, description: doorTexts.intro },
];

/** The page with its own title and description, which the program sets too once it runs. */
const describedAs = (page: string, { title, description }: (typeof publicPages)[number]): string =>
  page
    // Functions, since a text may contain $&.
    .replace(/<title>[^<]*/, () => `<title>${escaped(`${title} · ${PRODUCT}`)}`)
    .replace(
      /(name="description"\s+content=")[^"]*/,
      (_, start: string) => start + escaped(description),
    );

/**
 * The page with what it needs of this installation before anyone has signed in: its name and the organization of
 * new accounts if they are not the usual ones, that it sends no e-mail, whose sign-in it accepts and, only where DEMO is on, the demonstration
 * account, which is never in the bundle.
 */
export function withSettings(
  page: string,
  {
    demo,
    defaultOrganization,
    identityProviders,
    mail,
  }: Pick<Env, 'demo' | 'defaultOrganization' | 'identityProviders' | 'mail'>,
): string {
  const settings: [name: string, content: string][] = [];
  if (PRODUCT !== DEFAULT_PRODUCT) settings.push(['application-name', PRODUCT]);
  if (demo) settings.push(['demo-account', JSON.stringify(DEMO_ACCOUNT)]);
  if (defaultOrganization !== DEFAULT_ORGANIZATION)
    settings.push(['default-organization', defaultOrganization]);
  if (!mail) settings.push(['sends-email', 'no']);
  if (identityProviders.length > 0) {
    const names = identityProviders.map(({ id, name }) => ({ id, name }));
    settings.push(['identity-providers', JSON.stringify(names)]);
  }
  const tags = settings.map(
    ([name, content]) => `<meta name="${name}" content="${escaped(content)}">`,
  );
  return branded(page).replace('</head>', () => `${tags.join('')}</head>`);
}
