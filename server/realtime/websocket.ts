import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
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
import { formatGraphQLError, toAppError } from '../errors.ts';
import { aliasLimit, MAX_TOKENS } from '../graphql-limits.ts';
import { isForeign, sessionOf } from '../http.ts';

const MAX_FRAME_BYTES = 64 * 1024;
const MAX_SUBSCRIPTIONS_PER_SOCKET = 20;
const INIT_TIMEOUT_MS = 5_000;
/** What the websocket protocol has for a server that cannot serve right now. */
const TRY_AGAIN_LATER = 1013;

/** Of RFC 6455's registry: the one who is closed out may come back. */
const SERVICE_RESTART = 1012;

/**
 * Subscriptions over graphql-transport-ws, on the same server, path and cookie as GraphQL over HTTP.
 * Only signed-in callers of our own site, only subscriptions; the socket ends with the session.
 */
export function serveGraphQLSockets(server: Server, schema: GraphQLSchema, services: Services) {
  const { env, log, now, pubsub } = services;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener a connection that breaks off here would end the process.
    socket.on('error', () => socket.destroy());
    if (req.url?.split('?')[0] !== '/graphql') return refuse(socket, '404 Not Found');
    if (isForeign(env, req)) return refuse(socket, '403 Forbidden');
    sockets.handleUpgrade(req, socket, head, (ws) => {
      sockets.emit('connection', ws, req);
      // ws closes a socket whose frames break the protocol; it is the client's doing and no error of ours.
      ws.removeAllListeners('error').on('error', (error) => log.debug({ err: error }, 'bad frame'));
    });
  };
  server.on('upgrade', upgrade);

  const callerOf = ({ request }: Extra): Caller => ({
    address: request.socket.remoteAddress ?? 'unknown',
    userAgent: request.headers['user-agent'] ?? null,
    session: sessionOf(env, request, now()),
    setCookie: () => {},
  });

  const format = formatGraphQLError(log);
  const formatted = (errors: readonly GraphQLError[]) =>
    errors.map((error) => format(error.toJSON(), error) as GraphQLError);

  const cleanup = useServer(
    {
      schema,
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      async onConnect({ extra }) {
        const caller = callerOf(extra);
        try {
          await requireUser(createContext(services, caller));
        } catch (error) {
          const { code } = toAppError(error, log);
          if (code !== 'UNAUTHENTICATED') extra.socket.close(TRY_AGAIN_LATER);
          return false;
        }
        endWithSession(extra, caller.session!.sessionId);
        return true;
      },
      context: ({ extra }) => createContext(services, callerOf(extra)),
      onSubscribe({ subscriptions }, _id, payload) {
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS_PER_SOCKET) {
          return [new GraphQLError('There are too many subscriptions on this connection.')];
        }
        return refusals(schema, payload.query, payload.operationName);
      },
      async onNext({ extra }, _id, _payload, _args, result) {
        await endIfSignedOut(extra);
        return result.errors && { ...result, errors: formatted(result.errors) };
      },
      onError: (_ctx, _id, _payload, errors) => formatted(errors),
    },
    sockets,
    12_000,
  );

  /** Signing out, on whatever process, closes this socket as the protocol says: 4403 Forbidden. */
  function endWithSession(extra: Extra, sessionId: string): void {
    const ended = pubsub.subscribe('sessionEnded', sessionId);
    extra.socket.once('close', () => void ended.return());
    void (async () => {
      for await (const { renewed } of ended) {
        if (renewed) extra.socket.close(SERVICE_RESTART, 'Come again with the new cookie');
        else extra.socket.close(CloseCode.Forbidden, 'Signed out');
      }
    })();
  }

  /** A session can also end without a word (expired, deleted, or Redis away): then nothing more is sent. */
  async function endIfSignedOut(extra: Extra): Promise<void> {
    const viewer = await createContext(services, callerOf(extra)).reads.viewer();
    if (!viewer) extra.socket.close(CloseCode.Forbidden, 'Signed out');
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

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Why an operation is not served here, or nothing where it is. */
function refusals(
  schema: GraphQLSchema,
  query: string,
  operationName?: string | null,
): readonly GraphQLError[] | undefined {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [
        new GraphQLError(
          'Only subscriptions are served here; send queries and mutations over HTTP.',
        ),
      ];
    }
    const errors = validate(schema, document, [...specifiedRules, aliasLimit], { maxErrors: 5 });
    return errors.length > 0 ? errors : undefined;
  } catch (error) {
    return [
      error instanceof GraphQLError ? error : new GraphQLError('The operation cannot be read.'),
    ];
  }
}
