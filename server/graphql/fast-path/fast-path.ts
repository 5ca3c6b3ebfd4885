import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context, Services } from '../../context.ts';
import type { CompiledQueries } from '../compiled.ts';
import type { GraphqlHandler } from '../http.ts';
import type { ResponseTypes } from './response-types.ts';
import { bearerOf, isForeign } from '../../http/caller.ts';
import { encoded, ENCODED_FROM } from '../../http/encoded.ts';
import { isTooDeep } from '../../http/json-body.ts';
import { BODY_BYTES } from '../../limits.ts';
import { REQUEST_ID_HEADER, withRequestId } from '../../http/request-id.ts';

interface Parts {
  services: Services;
  compiled: CompiledQueries;
  types: ResponseTypes;
  /** Sent with every response. */
  headers: Map<string, string>;
  contextOf: (req: IncomingMessage, res: ServerResponse) => Context;
  /** Formats errors. */
  handleByApollo: GraphqlHandler;
}

/**
 * Executes the most frequent requests, compiled queries of signed-in users, before Express and Apollo Server, which would
 * take a sixth of the throughput (decision 020). It has no rules of its own: anything unusual falls through to Express
 * untouched, and Apollo Server formats errors.
 */
export function fastPath(parts: Parts, goOn: RequestListener): RequestListener {
  const { services, compiled, types, contextOf } = parts;
  const fixed = [...parts.headers, ['Cache-Control', 'no-store']].flat();
  const vary = [parts.headers.get('Vary') ?? [], 'Accept-Encoding'].flat().join(', ');
  const long = [
    ...new Map([...parts.headers, ['Cache-Control', 'no-store'], ['Vary', vary]]),
  ].flat();

  async function respond(req: IncomingMessage, res: ServerResponse, id: string, asked: Asked) {
    const { context, execute, body } = asked;
    const type = types.of(req)!;
    context.execution = execute(context, body.variables ?? {});
    const result = await context.execution.catch(() => null);
    if (result && !result.errors) {
      const text = `${JSON.stringify(result)}\n`;
      const length = Buffer.byteLength(text);
      const headers = [REQUEST_ID_HEADER, id, 'Content-Type', type, 'Content-Length'];
      const isLong = length >= ENCODED_FROM;
      const packed = isLong && req.headers['accept-encoding'] ? await encodedText(req, text) : null;
      if (packed)
        return void res.writeHead(200, [...long, ...headers, ...packed.headers]).end(packed.body);
      const sent = [...(isLong ? long : fixed), ...headers, length];
      return void res.writeHead(200, sent.map(String)).end(text);
    }
    res.setHeader(REQUEST_ID_HEADER, id).setHeaders(parts.headers);
    res.setHeader('Cache-Control', 'no-store');
    await parts.handleByApollo(req, res, body, () => context);
  }

  function askedBy(req: IncomingMessage, res: ServerResponse, sent: Buffer): Asked | null {
    const body = operationIn(sent);
    const isOwnOnly = services.env.ownOperationsOnly && bearerOf(req) === null;
    const execute =
      body && compiled[isOwnOnly ? 'findOwn' : 'find'](body.query, body.operationName);
    if (!execute) return null;
    const context = contextOf(req, res);
    return context.caller.session && { context, execute, body };
  }

  return (req, res) => {
    const isOrdinary =
      isJsonPost(req) && types.of(req) !== undefined && !isForeign(services.env, req);
    if (!isOrdinary) return goOn(req, res);
    req.once('readable', () => {
      const sent = req.read() as Buffer | null;
      const isWhole = sent?.length === Number(req.headers['content-length']);
      const asked = isWhole ? askedBy(req, res, sent) : null;
      if (asked) {
        Object.assign(req, { body: asked.body });
        return withRequestId(res, (id) => {
          respond(req, res, id, asked).catch((err: unknown) => {
            services.log.error({ err }, 'a response could not be sent');
            res.destroy();
          });
        });
      }
      if (sent) req.unshift(sent);
      goOn(req, res);
    });
  };
}

/** Returns the compressed text, and its headers from the value of Content-Length on; null if it is sent as it is. */
async function encodedText(req: IncomingMessage, text: string) {
  const packed = await encoded(req, Buffer.from(text));
  return (
    packed && {
      body: packed.body,
      headers: [String(packed.body.length), ...Object.entries(packed.headers).flat().map(String)],
    }
  );
}

interface Asked {
  context: Context;
  execute: NonNullable<ReturnType<CompiledQueries['find']>>;
  body: Operation;
}

function isJsonPost({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    headers['content-type'] === 'application/json' &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length']) <= BODY_BYTES
  );
}

interface Operation {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Returns the operation in a body of the usual form. */
function operationIn(sent: Buffer): Operation | null {
  if (isTooDeep(sent)) return null;
  try {
    const body: unknown = JSON.parse(sent.toString());
    return isOperation(body) ? body : null;
  } catch {
    return null;
  }
}

function isOperation(body: unknown): body is Operation {
  if (!isRecord(body)) return false;
  const { query, operationName, variables, extensions } = body;
  return (
    typeof query === 'string' &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || isRecord(variables)) &&
    // Requests with extensions are left to Apollo Server.
    (extensions == null || (isRecord(extensions) && Object.keys(extensions).length === 0))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
