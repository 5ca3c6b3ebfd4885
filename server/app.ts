import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { createServer, type Server } from 'node:http';
import { createContext, type Context, type Services } from './context.ts';
import { formatGraphQLError } from './errors.ts';
import { aliasLimit, MAX_TOKENS, noSubscriptions } from './graphql-limits.ts';
import { statusPlugin } from './graphql-status.ts';
import { health } from './health.ts';
import { callerOf, guardWrites } from './http.ts';
import { serveGraphQLSockets } from './realtime/websocket.ts';
import { errorHandler, graphqlErrorHandler, unknownPath } from './rest/respond.ts';
import { restRouter } from './rest/routes.ts';
import { uploads } from './rest/uploads.ts';
import { sandbox } from './sandbox.ts';
import { createSchema } from './schema/index.ts';
import { securityHeaders } from './security-headers.ts';

/** Room for the longest document with every character escaped, six bytes each. */
export const BODY_LIMIT = '256kb';

export interface App {
  server: Server;
  express: Express;
  /** Ends sockets and requests in flight; the database is the caller's to close. */
  close(): Promise<void>;
}

/** The whole server but for listening: GraphQL, REST, sockets, sandbox, and the client where one is given. */
export async function createApp(services: Services, client?: RequestHandler): Promise<App> {
  const { env, log } = services;
  const schema = createSchema(services.pubsub);
  const app = express();
  const server = createServer(app);
  const contextOf = (req: Request, res: Response): Context =>
    createContext(services, callerOf(services, req, res));

  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', 'simple');
  app.use(securityHeaders(env));
  app.use(health(services));

  const sockets = serveGraphQLSockets(server, schema, services);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [aliasLimit, noSubscriptions],
    includeStacktraceInErrorResponses: false,
    formatError: formatGraphQLError(log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
      sockets.drainPlugin,
      statusPlugin,
    ],
    logger: { debug() {}, info() {}, warn: (m) => log.warn(m), error: (m) => log.error(m) },
    stopOnTerminationSignals: false,
  });
  await apollo.start();

  const json = [guardWrites(env), express.json({ limit: BODY_LIMIT })];
  // The path alone: below it the development server has the client's folder of the same name.
  app.all(
    '/graphql',
    noStore,
    ...json,
    expressMiddleware(apollo, {
      context: async ({ req, res }) => contextOf(req as Request, res as Response),
    }),
    graphqlErrorHandler(log),
  );
  app.use('/api', noStore, uploads(services), ...json, restRouter(contextOf));
  app.use('/sandbox', sandbox(env));
  if (client) app.use(client);
  app.use(unknownPath, errorHandler(log));

  return { server, express: app, close: () => apollo.stop() };
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
