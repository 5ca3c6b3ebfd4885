import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import {
  createContext,
  requireUser,
  type Caller,
  type Context,
  type Services,
} from '../context.ts';
import { formatGraphQLError } from '../errors.ts';
import { isForeign, sessionOf } from '../http.ts';

const MAX_FRAME_BYTES = 64 * 1024;
const MAX_SUBSCRIPTIONS_PER_SOCKET = 20;
const INIT_TIMEOUT_MS = 5_000;

/**
 * Subscriptions over graphql-transport-ws, on the same server, path and cookie as GraphQL over HTTP.
 * Only signed-in callers of our own site, only subscriptions; the socket ends with the session.
 */
export function serveGraphQLSockets(server: Server, schema: GraphQLSchema, services: Services) {
  const { env, log, now, pubsub } = services;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (new URL(req.url ?? '/', 'http://host').pathname !== '/graphql') return;
    if (isForeign(env, req)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(req, socket, head, (ws) => sockets.emit('connection', ws, req));
  };
  server.on('upgrade', upgrade);

  const callerOf = ({ request }: Extra): Caller => ({
    address: request.socket.remoteAddress ?? 'unknown',
    userAgent: request.headers['user-agent'] ?? null,
    session: sessionOf(env, request, now()),
    setCookie: () => {},
  });

  const cleanup = useServer<
    Record<string, unknown>,
    Record<string, unknown> & { subscriptions?: number }
  >(
    {
      schema,
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      async onConnect({ extra }) {
        const caller = callerOf(extra);
        try {
          await requireUser(createContext(services, caller));
        } catch {
          return false;
        }
        endWithSession(extra, caller.session!.sessionId);
        return true;
      },
      context: ({ extra }) => createContext(services, callerOf(extra)),
      onSubscribe({ extra }, _id, payload) {
        extra.subscriptions = (extra.subscriptions ?? 0) + 1;
        if (extra.subscriptions > MAX_SUBSCRIPTIONS_PER_SOCKET) {
          extra.socket.close(CloseCode.BadRequest, 'Too many subscriptions');
          return [];
        }
        return refusals(schema, payload.query, payload.operationName);
      },
      onComplete({ extra }) {
        extra.subscriptions = Math.max(0, (extra.subscriptions ?? 1) - 1);
      },
      onError: (_ctx, _id, _payload, errors) =>
        errors.map((error) => formatGraphQLError(log)(error.toJSON(), error) as GraphQLError),
    },
    sockets,
    12_000,
  );

  /** Signing out, on whatever process, closes this socket as the protocol says: 4403 Forbidden. */
  function endWithSession(extra: Extra, sessionId: string): void {
    const ended = pubsub.subscribe('sessionEnded', sessionId);
    extra.socket.once('close', () => void ended.return());
    void (async () => {
      for await (const _ of ended) {
        extra.socket.close(CloseCode.Forbidden, 'Signed out');
      }
    })();
  }

  const drainPlugin: ApolloServerPlugin<Context> = {
    async serverWillStart() {
      return {
        async drainServer() {
          server.off('upgrade', upgrade);
          await cleanup.dispose();
        },
      };
    },
  };
  return { drainPlugin };
}

/** Why an operation is not served here, or nothing where it is. */
function refusals(
  schema: GraphQLSchema,
  query: string,
  operationName?: string | null,
): readonly GraphQLError[] | undefined {
  try {
    const document = parse(query, { maxTokens: 1_000 });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [
        new GraphQLError(
          'Only subscriptions are served here; send queries and mutations over HTTP.',
        ),
      ];
    }
    const errors = validate(schema, document, undefined, { maxErrors: 5 });
    return errors.length > 0 ? errors : undefined;
  } catch (error) {
    return [
      error instanceof GraphQLError ? error : new GraphQLError('The operation cannot be read.'),
    ];
  }
}
