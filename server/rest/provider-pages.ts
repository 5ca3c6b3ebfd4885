import express, { Router, type Request, type Response } from 'express';
import { escaped } from '../http/html.ts';
import { plainPage, plainPagePolicy } from '../http/plain-page.ts';
import { endByProvider } from '../auth/identities/logout.ts';
import { end, providerById } from '../auth/identities/visits.ts';
import type { Context } from '../context.ts';
import { PRODUCT } from '#domain/product';
import { identityOutcomes, identityPaths, identityTexts } from '#domain/account/linked-identities';

/** A logout token has one or two kilobytes. */
const FORM_BYTES = 16 * 1024;

/**
 * What identity providers and their redirects call: the end of a browser's visit, and the end of a session there (OpenID
 * Connect Back-Channel Logout 1.0), which comes from the provider's server.
 */
export function providerPages(contextOf: (req: Request, res: Response) => Context): Router {
  const router = Router();
  router.get('/:provider/callback', async (req, res) => {
    const ctx = contextOf(req, res);
    const { provider } = req.params;
    const { search } = new URL(req.originalUrl, 'http://localhost');
    const { purpose, outcome } = await end(ctx, provider, new URLSearchParams(search));
    // The address has the provider's code.
    res.set('Referrer-Policy', 'no-referrer');
    if (purpose === 'confirm') return confirmation(res, outcome && identityOutcomes[outcome]);
    res.redirect(303, outcome ? identityPaths.after(purpose, outcome, provider) : '/');
  });
  router.post(
    '/:provider/logout',
    express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 10, inflate: false }),
    async (req, res) => {
      const ctx = contextOf(req, res);
      const provider = providerById(ctx, req.params.provider);
      const token = (req.body as Record<string, unknown> | undefined)?.['logout_token'];
      const isDone =
        provider !== undefined &&
        typeof token === 'string' &&
        (await endByProvider(ctx, provider, token));
      res.status(isDone ? 200 : 400).end();
    },
  );
  return router;
}

/** The window in which somebody has confirmed who they are, or why not. */
function confirmation(res: Response, problem: string | null): void {
  const { title, text } = problem
    ? { title: identityTexts.notConfirmed.title, text: problem }
    : identityTexts.confirmed;
  const page = plainPage(
    title,
    `<h1>${escaped(title)}</h1><p>${escaped(text)}</p><p><a href="/">${escaped(PRODUCT)}</a></p>`,
  );
  plainPagePolicy(res.req, res, () =>
    res
      .status(problem ? 403 : 200)
      .type('html')
      .send(page),
  );
}
