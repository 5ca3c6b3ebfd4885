import type { GraphQLError, GraphQLSchema } from 'graphql';
import { MessageType } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { createContext, type Caller, type Services } from '../context.ts';
import type { SessionClaims } from '../db/reader.ts';
import { formatGraphQLError, rateLimited } from '../errors.ts';
import { inNames } from '../graphql/own-spelling.ts';
import { CompiledQueries } from '../graphql/compiled.ts';
import { bearerIn, bearerOf, isForeign, sessionOf } from '../http/caller.ts';
import { isAllowedOrigin } from '../http/cors.ts';
import { headerLines } from '../http/server.ts';
import { verifyAccessToken } from '../auth/sessions/session-token.ts';
import { socketLimits, type SocketLimits } from '../limits.ts';
import { Close } from './close.ts';
import { SocketDocuments } from './socket-documents.ts';
import { createSocketCounter, closeSocket, limitMessages } from './socket-limits.ts';
import { createSessionWatch } from './session-watch.ts';
import { subscribeCompiled } from './shared-events.ts';

/**
 * Serves subscriptions over graphql-transport-ws, on the same server, path and cookie as GraphQL over HTTP. Only
 * signed-in callers from our own site, or with an access token in the payload of connection_init; only subscriptions; the
 * socket ends with the session.
 */
export function serveGraphQLSockets(
  server: Server,
  schema: GraphQLSchema,
  services: Services,
  headers: ReadonlyMap<string, string>,
  limits: SocketLimits = socketLimits,
) {
  const { env, log, now } = services;
  const sessions = createSessionWatch(services);
  const documents = new SocketDocuments(schema, env);
  const crowd = createSocketCounter(limits);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes });
  // Runs before graphql-ws handles the connection, which listens below.
  sockets.on('connection', (socket) => limitMessages(socket, limits));

  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener a connection that breaks here would crash the process.
    socket.on('error', () => socket.destroy());
    if (req.url?.split('?')[0] !== '/graphql') return refuse(socket, '404 Not Found', headers);
    if (isForeign(env, req) && !isAllowedOrigin(env, req))
      return refuse(socket, '403 Forbidden', headers);
    sockets.handleUpgrade(req, socket, head, (ws) => {
      sockets.emit('connection', ws, req);
      // ws closes a socket whose frames violate the protocol; that is the client's fault, not an error of ours.
      ws.removeAllListeners('error').on('error', (error) => log.debug({ err: error }, 'bad frame'));
    });
  };
  server.on('upgrade', upgrade);

  /** Access tokens of the sockets that were opened with one. */
  const tokens = new WeakMap<WebSocket, string>();

  function claimsOf({ request, socket }: Extra): SessionClaims | null {
    const token = tokens.get(socket);
    if (token !== undefined) return verifyAccessToken(token, env, now());
    // The browser adds the user's cookie to requests of other sites, too.
    return isForeign(env, request) ? null : sessionOf(env, request, now());
  }

  /** Sessions of the accepted sockets. */
  const claims = new WeakMap<WebSocket, SessionClaims>();

  const callerOf = (extra: Extra): Caller => ({
    address: extra.request.socket.remoteAddress ?? 'unknown',
    userAgent: extra.request.headers['user-agent'] ?? null,
    session: claimsOf(extra),
    isProgram: tokens.has(extra.socket),
    requestKey: null,
    setCookie: () => {},
  });

  const format = formatGraphQLError(log);
  const formatted = (errors: readonly GraphQLError[]) =>
    errors.map((error) => inNames(format(error.toJSON(), error)) as GraphQLError);

  const cleanup = useServer(
    {
      // Not those of requests over HTTP, which would find and execute a subscription there.
      subscribe: subscribeCompiled(new CompiledQueries(schema)),
      connectionInitWaitTimeout: limits.initTimeoutMs,
      jsonMessageReviver: refuseServerMessages,
      async onConnect({ extra, connectionParams }) {
        const { socket } = extra;
        const given = connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
        const token = bearerIn(given) ?? bearerOf(extra.request);
        if (token !== null) tokens.set(socket, token);
        const { session } = callerOf(extra);
        if (!session) return false;
        claims.set(socket, session);
        if (session.token) services.sessionUse.noteUse(session);
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
      onSubscribe({ subscriptions, extra }, _id, payload) {
        if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) {
          return [rateLimited(1, 'There are too many subscriptions on this connection.')];
        }
        const accepted = documents.accept(payload, callerOf(extra));
        if (!('kind' in accepted)) return accepted;
        const { operationName, variables: variableValues } = payload;
        return { schema, document: accepted, operationName, variableValues };
      },
      async onNext({ extra }, _id, _payload, _args, result) {
        // A session can also end without an event (deleted, or Redis unavailable): then nothing more is sent.
        await sessions.closeIfEnded(extra.socket, claims.get(extra.socket) ?? null);
        return result.errors && { ...result, errors: formatted(result.errors) };
      },
      onError: (_ctx, _id, _payload, errors) => formatted(errors),
    },
    sockets,
    limits.pingMs,
  );

  return {
    /** Closes all sockets; a client that does not respond to that is disconnected after `goodbyeMs`. */
    async close() {
      server.off('upgrade', upgrade);
      sessions.stop();
      for (const socket of sockets.clients)
        closeSocket(socket, Close.goingAway, 'Going away', limits);
      await cleanup.dispose();
    },
  };
}

const serverMessages: readonly unknown[] = [
  MessageType.ConnectionAck,
  MessageType.Next,
  MessageType.Error,
];

/** Closes with 4400 on messages that only servers send; graphql-ws would close with 4500. */
function refuseServerMessages(key: string, value: unknown): unknown {
  const isRefused =
    key === '' && serverMessages.includes((value as { type?: unknown } | null)?.type);
  if (isRefused) throw new Error('Only servers send this message.');
  return value;
}

function refuse(socket: Duplex, status: string, headers: ReadonlyMap<string, string>): void {
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\n${headerLines(headers)}Content-Length: 0\r\n\r\n`,
  );
}
