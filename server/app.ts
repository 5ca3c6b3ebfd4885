import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { calendarRouter } from './http/calendar.ts';
import { policy } from './auth/policy.ts';
import { createContext, type Context, type Services } from './context.ts';
import { formatGraphQLError } from './errors.ts';
import { inNames } from './graphql/own-spelling.ts';
import { CompiledQueries } from './graphql/compiled.ts';
import { costPlugin } from './graphql/cost.ts';
import { KnownDocuments } from './graphql/documents.ts';
import { compilingExecutor } from './graphql/executor.ts';
import { fastPath } from './graphql/fast-path/fast-path.ts';
import { ResponseTypes } from './graphql/fast-path/response-types.ts';
import { graphqlOverHttp } from './graphql/http.ts';
import { statusPlugin } from './graphql/status.ts';
import { compressed } from './http/compressed.ts';
import { Connections } from './http/connections.ts';
import { cors } from './http/cors.ts';
import { health } from './http/health.ts';
import { createHttpServer } from './http/server.ts';
import { callerOf, guardWrites } from './http/caller.ts';
import { jsonBody } from './http/json-body.ts';
import { BODY_BYTES, documentLimits, type SocketLimits, type UploadLimits } from './limits.ts';
import { serveGraphQLSockets } from './realtime/websocket.ts';
import { apiDescription } from './rest/openapi/openapi.ts';
import { shareTarget } from './http/share.ts';
import { REQUEST_ID_HEADER, withRequestId } from './http/request-id.ts';
import { errorHandler, graphqlErrorHandler, unknownPath } from './rest/respond.ts';
import { entryOf } from './rest/route.ts';
import { restRouter } from './rest/router.ts';
import { routes } from './rest/routes.ts';
import { unsubscribePages } from './rest/unsubscribe.ts';
import { providerPages } from './rest/provider-pages.ts';
import { uploads } from './rest/uploads.ts';
import { rootEntries } from './schema/mechanics/enforce-policy.ts';
import { createSchema, printedSchema } from './schema/index.ts';
import { securityHeaders } from './http/security-headers.ts';
import { wellKnown } from './http/well-known.ts';
import { SHARE_PATH } from '#domain/records/sharing';

export interface App {
  server: Server;
  express: Express;
  /** Caches of GraphQL operations. */
  kept: { documents: KnownDocuments; compiled: CompiledQueries };
  /** Announces the stop; resolves once clients and balancers had time to see it. */
  announceStop(): Promise<void>;
  /** Closes sockets and completes requests in progress; the caller closes the database. */
  close(): Promise<void>;
}

/** Creates the server without listening: GraphQL, REST, sockets, sandbox, and the client if given. */
export async function createApp(
  services: Services,
  client?: RequestHandler,
  socketLimits?: SocketLimits,
  uploadLimits?: UploadLimits,
): Promise<App> {
  const { env, log } = services;
  const schema = createSchema(services.pubsub);
  policy.mustCover([...rootEntries(schema), ...routes.map(entryOf)]);
  const app = express();
  const documents = new KnownDocuments(schema, env);
  const compiled = new CompiledQueries(schema);
  const types = new ResponseTypes();
  const headers = securityHeaders(env);
  const apiHeaders =
    env.corsOrigins.length > 0 ? new Map([...headers, ['Vary', 'Origin']]) : headers;
  // Express applies its proxy settings only to its own requests.
  const addressOf = (req: IncomingMessage) =>
    (Object.setPrototypeOf(req, app.request) as Request).ip;
  const contextOf = (req: IncomingMessage, res: ServerResponse): Context =>
    createContext(services, callerOf(services, req, res, addressOf));

  const server = createHttpServer(undefined, undefined, headers);
  const connections = new Connections(server, log);

  app.disable('x-powered-by');
  // Personal responses are never stored, so no client revalidates them.
  app.disable('etag');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', 'simple');
  app.use((_req, res, next) => {
    res.setHeaders(headers);
    withRequestId(res, (id) => {
      res.setHeader(REQUEST_ID_HEADER, id);
      next();
    });
  });
  app.use(health(services, connections));

  const sockets = serveGraphQLSockets(server, schema, services, headers, socketLimits);
  const format = formatGraphQLError(log);
  const apollo = new ApolloServer<Context>({
    gateway: compilingExecutor(schema, compiled),
    introspection: true,
    csrfPrevention: true,
    persistedQueries: false,
    documentStore: documents,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationOptions: { maxErrors: documentLimits.errors },
    includeStacktraceInErrorResponses: false,
    formatError: (formatted, error) => inNames(format(formatted, error)),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // The plugin would inspect every field; our responses are never cached.
      ApolloServerPluginCacheControlDisabled(),
      statusPlugin,
      costPlugin(schema),
    ],
    logger: { debug() {}, info() {}, warn: (m) => log.warn(m), error: (m) => log.error(m) },
    stopOnTerminationSignals: false,
  });
  await apollo.start();

  const handleByApollo = graphqlOverHttp(apollo, types, documents, env);
  const json = [guardWrites(env), jsonBody(BODY_BYTES)];
  // This path only: below it the development server has the client's folder of the same name.
  app.all(
    '/graphql',
    cors(env),
    noStore,
    browserToSandbox,
    ...json,
    (req: Request, res: Response) => handleByApollo(req, res, req.body, () => contextOf(req, res)),
    graphqlErrorHandler(log),
  );
  app.use('/api', cors(env), apiDescription(env, schema));
  app.use('/sign-in', noStore, providerPages(contextOf));
  app.use('/api', personal, uploads(services, uploadLimits), ...json, restRouter(contextOf));
  app.get(
    '/schema.graphql',
    cors(env),
    compressed('text/plain', () => printedSchema(schema)),
  );
  app.use(wellKnown(services));
  app.use('/calendar', calendarRouter(contextOf));
  app.use(SHARE_PATH, noStore, shareTarget());
  app.use('/unsubscribe', noStore, unsubscribePages(env, contextOf));
  app.use(
    '/sandbox',
    whenAsked(async () => (await import('./sandbox/sandbox.ts')).sandbox(env, schema)),
  );
  app.use(
    '/developers',
    whenAsked(async () => (await import('./developers/guide.ts')).developersGuide(env)),
  );
  if (client) app.use(client);
  app.use(unknownPath, errorHandler(log));
  const parts = { services, compiled, types, headers: apiHeaders, contextOf, handleByApollo };
  server.on('request', connections.handling(fastPath(parts, app)));

  return {
    server,
    express: app,
    kept: { documents, compiled },
    announceStop: () => connections.announce(),
    async close() {
      await Promise.all([connections.close(), sockets.close()]);
      await apollo.stop();
    },
  };
}

/** Redirects a browser that opens the address without a query to the sandbox. */
const browserToSandbox: RequestHandler = (req, res, next) => {
  const isPage = req.method === 'GET' && req.headers['sec-fetch-dest'] === 'document';
  if (isPage && req.query['query'] === undefined) res.redirect(303, '/sandbox/');
  else next();
};

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Headers of responses that depend on the session. */
const personal: RequestHandler = (req, res, next) => {
  res.vary('Cookie').vary('Authorization');
  noStore(req, res, next);
};

/** Loads a rarely used handler on its first request; retries on the next one if that fails. */
function whenAsked(load: () => Promise<RequestHandler>): RequestHandler {
  let loaded: RequestHandler | undefined;
  return async (req, res, next) => (loaded ??= await load())(req, res, next);
}
