import { PRODUCT } from '#domain/product';
import { Router, type Request, type Response } from 'express';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { escaped } from '../http/html.ts';
import * as emailAddresses from '../schema/account/email-addresses/email-addresses.ts';
import { unsubscribeTexts } from '#domain/account/email-addresses';
import { settingsPaths } from '#domain/account/settings-pages';

/**
 * Target of the link to unsubscribe, without signing in. Opening it only asks, since mail scanners open links; a mail
 * program's one click posts to it (RFC 8058), from any site and with a body that carries no more information.
 */
export function unsubscribePages(
  env: Env,
  contextOf: (req: Request, res: Response) => Context,
): Router {
  const settings = `<a class="button" href="${escaped(env.publicUrl)}${settingsPaths.reminders}">`;
  const router = Router();
  router.get('/:token', (req, res) => {
    const isOurs = emailAddresses.canUnsubscribe(contextOf(req, res), req.params.token);
    const { title, text, action } = unsubscribeTexts[isOurs ? 'question' : 'invalid'];
    const form = `<form method="post"><button class="button">${action}</button></form>`;
    const link = `${settings}${action}</a>`;
    send(res, isOurs ? 200 : 404, page(title, text, isOurs ? form : link));
  });
  router.post('/:token', async (req, res) => {
    const isOurs = await emailAddresses.unsubscribe(contextOf(req, res), req.params.token);
    const { title, text, action } = unsubscribeTexts[isOurs ? 'done' : 'invalid'];
    send(res, isOurs ? 200 : 404, page(title, text, `${settings}${action}</a>`));
  });
  return router;
}

function send(res: Response, status: number, html: string): void {
  // The address of the page is the key to it.
  res.set('Referrer-Policy', 'no-referrer').set('X-Robots-Tag', 'noindex');
  res.status(status).type('html').send(html);
}

const page = (title: string, text: string, action: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · ${escaped(PRODUCT)}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f6f2ea; color: #1e2b2a;
  font: 1rem/1.5 'Atkinson Hyperlegible', system-ui, sans-serif; }
main { max-width: 27.5rem; padding: 1.5rem; text-align: center; }
h1 { font-size: 1.75rem; line-height: 1.2; }
.button { display: inline-block; min-height: 2.75rem; padding: 0.6rem 1.25rem; box-sizing: border-box; border: 0;
  border-radius: 10px; background: #0e5a59; color: #fff; font: inherit; font-weight: 600; text-decoration: none;
  cursor: pointer; }
@media (prefers-color-scheme: dark) {
  body { background: #191816; color: #e8e1d5; }
  .button { background: #84c3b7; color: #0d2422; }
}
</style>
</head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${action}</main></body>
</html>
`;
