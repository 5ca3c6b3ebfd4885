import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import helmet from 'helmet';
import type { Env } from '../../env.ts';
import { openApi } from './document.ts';
import { page } from './page.ts';
import { style } from './style.ts';

/** Describes REST, for programs at /api/openapi.json and for people at /api; needs no sign-in. */
export function apiDescription(env: Env, schema: GraphQLSchema): Router {
  const document = openApi(env, schema);
  const text = page(document);
  const router = Router();
  router.get('/', policy, (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('html').send(text);
  });
  router.get('/openapi.json', (_req, res) => {
    res.set('Cache-Control', 'no-cache').json(document);
  });
  return router;
}

/** Nothing but the page's own style. */
const policy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    imgSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});
