import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Env } from '../../env.ts';
import { compressed } from '../../http/compressed.ts';
import { plainPagePolicy } from '../../http/plain-page.ts';
import { refuseOtherMethods } from '../methods.ts';
import { openApi } from './document.ts';
import { page } from './page.ts';
import { withSharedParts } from './shared.ts';

/** Describes REST, for programs at /api/openapi.json and for people at /api; needs no sign-in. */
export function apiDescription(env: Env, schema: GraphQLSchema): Router {
  const document = () => openApi(env, schema);
  const router = Router();
  router.get(
    '/',
    plainPagePolicy,
    compressed('html', () => page(document())),
  );
  router.get(
    '/openapi.json',
    compressed('json', () => JSON.stringify(withSharedParts(document()))),
  );
  refuseOtherMethods(router, [
    { path: '/', method: 'get' },
    { path: '/openapi.json', method: 'get' },
  ]);
  return router;
}
