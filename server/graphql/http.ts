import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { isForeign } from '../http/caller.ts';
import { encodedFor } from '../http/encoded.ts';
import type { KnownDocuments } from './documents.ts';
import type { ResponseTypes } from './fast-path/response-types.ts';
import { GRAPHQL_TYPE, statusOf } from './status.ts';

/** Handles a request whose body has been read. */
export type GraphqlHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  body: unknown,
  context: () => Context,
) => Promise<void>;

/**
 * Passes a request to Apollo Server and sends its response. The integration for Express does the same, but takes the
 * address apart by a slow parser and looks at the response once more: a tenth of what a request costs.
 */
export const graphqlOverHttp =
  (
    apollo: ApolloServer<Context>,
    types: ResponseTypes,
    documents: KnownDocuments,
    env: Env,
  ): GraphqlHandler =>
  async (req, res, given, context) => {
    const { url = '' } = req;
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method ?? '',
        headers: headersOf(req, env),
        search,
        body: given,
      },
      // An error thrown here refuses the request before Apollo Server parses and validates.
      context: async () => {
        const made = context();
        for (const query of queriesIn(search, given)) documents.check(query, made.caller);
        return made;
      },
    });
    if (body.kind !== 'complete') throw new Error('Our schema has no incremental responses.');
    res.statusCode = statusOf(status ?? 200, headers, body.string);
    res.setHeaders(headers);
    if (res.statusCode === 200) types.learn(req, headers);
    const sent = await encodedFor(req, res, body.string);
    res.setHeader('Content-Length', sent.length).end(sent);
  };

/** The documents of a request: in its body, or of GET in its address. */
const queriesIn = (search: string, body: unknown): unknown[] => [
  (body as { query?: unknown } | null | undefined)?.query,
  ...(search && new URLSearchParams(search).getAll('query')),
];

function headersOf(req: IncomingMessage, env: Env): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  // No link or form sends this type, and a script of another site sends its origin.
  if (map.get('accept')?.includes(GRAPHQL_TYPE) && !isForeign(env, req)) {
    map.set('apollo-require-preflight', 'true');
  }
  return map;
}
