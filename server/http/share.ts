import express, { Router, type ErrorRequestHandler, type Request } from 'express';
import { BODY_BYTES } from '../limits.ts';
import {
  isEmptyShare,
  SHARE_PARAM,
  shareFields,
  sharedWordsOf,
  shareLimits,
  type SharedWords,
  type ShareOutcome,
} from '#domain/records/sharing';

const FORM = 'multipart/form-data';

/**
 * Receives shares for the installed app while no service worker takes them, on a device that is not the user's own.
 * Nothing is stored: words reach the app in the fragment of the address, which no log has. Files are lost, and the app
 * says so.
 */
export function shareTarget(): Router {
  const router = Router();
  router.post('/', onlyFromApps, onlyWords, async (req, res) => {
    const form = await read(req);
    const words = form && sharedWordsOf((name) => form.get(name), shareLimits.inAddress);
    const isEmpty = !form || !words || isEmptyShare(words, form.getAll('files'));
    const outcome = isEmpty ? 'failed' : form.has('files') ? 'files' : 'words';
    res.redirect(303, pageFor(outcome, words));
  });
  router.use(tooMuch);
  return router;
}

const tooMuch: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error);
  res.redirect(303, pageFor(req.is(FORM) ? 'files' : 'failed'));
};

/** Larger bodies have files, which are not read. */
const onlyWords = express.raw({ type: FORM, limit: BODY_BYTES, inflate: false });

/** Another site cannot fill in our form; an app that shares sends no site. */
const onlyFromApps: express.RequestHandler = ({ headers }, res, next) => {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'none' || site === 'same-origin') return next();
  res.redirect(303, '/');
};

async function read(req: Request): Promise<FormData | null> {
  if (!Buffer.isBuffer(req.body)) return null;
  const type = req.get('content-type')!;
  try {
    return await new Response(new Uint8Array(req.body), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    return null;
  }
}

function pageFor(outcome: ShareOutcome, words?: SharedWords | null): string {
  const given = shareFields.filter((name) => words?.[name]);
  const fragment = new URLSearchParams(given.map((name) => [name, words![name]]));
  return `/?${SHARE_PARAM}=${outcome}${fragment.size > 0 ? `#${fragment}` : ''}`;
}
