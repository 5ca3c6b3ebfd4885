import { byId, del, get, plain, post, taking, type Route } from '#server/rest/route';
import * as accessTokens from './access-tokens.ts';
import { accessTokenSchema } from '#domain/account/access-tokens.schema';

export const accessTokenRoutes: readonly Route[] = [
  get('/user/access-tokens', 'accessTokens', plain(accessTokens.own)),
  post('/user/access-tokens', 'createAccessToken', taking(accessTokenSchema, accessTokens.create), {
    also: [403, 409],
  }),
  del('/user/access-tokens/:id', 'revokeAccessToken', byId(accessTokens.revoke), {
    params: { id: { type: 'string', format: 'uuid' } },
  }),
];
