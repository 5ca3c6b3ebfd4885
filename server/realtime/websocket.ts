import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { createContext, type Caller, type Context, type Services } from '../context.ts';
import { formatGraphQLError, malformed } from '../errors.ts';
import { measureDocument } from '../graphql/limits.ts';
import { isForeign, sessionOf } from '../http/caller.ts';
import { documentLimits, socketLimits, type SocketLimits } from '../limits.ts';
import { Close } from './close.ts';
import { createSocketCounter, closeSocket, limitMessages } from './socket-limits.ts';
import { createSessionWatch } from './session-watch.ts';

/**
 * Serves subscriptions over graphql-transport-ws, on the same server, path and cookie as GraphQL over HTTP. Only
 * signed-in callers from our own site, only subscriptions; the socket ends with the session.
 */
export function serveGraphQLSockets(
  server: Server,
  schema: GraphQLSchema,
  services: Services,
  limits: SocketLimits = socketLimits,
) {
  const { env, log, now } = services;
  const sessions = createSessionWatch(services);
  const crowd = createSocketCounter(limits);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes });
  // Runs before graphql-ws handles the connection, which listens below.
  sockets.on('connection', (socket) => limitMessages(socket, limits));

  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener a connection that breaks here would crash the process.
    socket.on('error', () => socket.destroy());
    if (req.url?.split('?')[0] !== '/graphql') return refuse(socket, '404 Not Found');
    if (isForeign(env, req)) return refuse(socket, '403 Forbidden');
    sockets.handleUpgrade(req, socket, head, (ws) => {
      sockets.emit('connection', ws, req);
      // ws closes a socket whose frames violate the protocol; that is the client's fault, not an error of ours.
      ws.removeAllListeners('error').on('error', (error) => log.debug({ err: error }, 'bad frame'));
    });
  };
  server.on('upgrade', upgrade);

  const callerOf = ({ request }: Extra): Caller => ({
    address: request.socket.remoteAddress ?? 'unknown',
    userAgent: request.headers['user-agent'] ?? null,
    session: sessionOf(env, request, now()),
    requestKey: null,
    setCookie: () => {},
  });

  const format = formatGraphQLError(log);
  const formatted = (errors: readonly GraphQLError[]) =>
    errors.map((error) => format(error.toJSON(), error) as GraphQLError);

  const cleanup = useServer(
    {
      schema,
      connectionInitWaitTimeout: limits.initTimeoutMs,
      async onConnect({ extra }) {
        const { socket } = extra;
        const { session } = callerOf(extra);
        if (!session) return false;
        if (!crowd.enter(session.userId, socket)) {
          closeSocket(socket, Close.tryAgainLater, 'Too many connections', limits);
          return false;
        }
        try {
          return await sessions.begin(socket, session);
        } catch {
          socket.close(Close.tryAgainLater, 'Try again later');
          return false;
        }
      },
      context: ({ extra }) => createContext(services, callerOf(extra)),
      onSubscribe({ subscriptions }, _id, payload) {
        if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) {
          return [malformed('There are too many subscriptions on this connection.')];
        }
        return refusals(schema, payload.query, payload.operationName);
      },
      async onNext({ extra }, _id, _payload, _args, result) {
        // A session can also end without an event (deleted, or Redis unavailable): then nothing more is sent.
        await sessions.closeIfEnded(extra.socket, callerOf(extra).session);
        return result.errors && { ...result, errors: formatted(result.errors) };
      },
      onError: (_ctx, _id, _payload, errors) => formatted(errors),
    },
    sockets,
    limits.pingMs,
  );

  const drainPlugin: ApolloServerPlugin<Context> = {
    async serverWillStart() {
      return {
        async drainServer() {
          server.off('upgrade', upgrade);
          sessions.stop();
          await cleanup.dispose();
        },
      };
    },
  };
  return { drainPlugin };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Why an operation is refused here; empty if it is allowed. */
function refusals(
  schema: GraphQLSchema,
  query: string,
  operationName?: string | null,
): readonly GraphQLError[] | undefined {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: documentLimits.tokens });
  } catch (error) {
    return [coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')];
  }
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [malformed('Only subscriptions are served here; send queries and mutations over HTTP.')];
  }
  try {
    measureDocument(schema, document);
    const errors = validate(schema, document, specifiedRules, { maxErrors: documentLimits.errors });
    return errors.length > 0
      ? errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'))
      : undefined;
  } catch (error) {
    // A rule of graphql-js throws at @skip with a variable in a subscription.
    const refusal = error as GraphQLError;
    return [refusal.extensions['code'] ? refusal : coded(refusal, 'GRAPHQL_VALIDATION_FAILED')];
  }
}

/** Adds the code that Apollo Server gives to the same error over HTTP. */
const coded = ({ message, nodes, source, positions }: GraphQLError, code: string) =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code } });
