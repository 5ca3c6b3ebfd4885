import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { AppError, invalid, malformed, notFound, toAppError } from '../errors.ts';
import { encodedFor } from '../http/encoded.ts';
import { challenge, sendProblem } from '../http/problem.ts';
import type { Connection } from '../schema/mechanics/pages.ts';
import type { Handler } from './call.ts';
import { etagOf, isUnchanged, versionOf } from './conditional.ts';
import { FileResponse, MadeResponse, StreamedResponse } from './file-response.ts';
import { PAGE_MAX } from '#domain/pages';
import { REPLAYED_HEADER } from '#domain/requests';

interface Answered {
  /** The status of a success. */
  status: number;
  /** The address of a record that a POST has created, below /api. */
  location?: ((record: any) => string) | undefined;
  /** True for a list that can be read from its end. */
  isReadBackwards?: boolean;
}

/** A route of the table as Express runs it: the response with its status, 204 without a body. */
export const respond =
  (
    { status, location, isReadBackwards = false }: Answered,
    handler: Handler,
    contextOf: (req: Request, res: Response) => Context,
  ): RequestHandler =>
  async (req, res) => {
    const ctx = contextOf(req, res);
    const result = await handler(ctx, {
      params: req.params as Record<string, string>,
      query: texts(req.query),
      body: req.body,
      ifMatch: req.get('if-match'),
    });
    if (ctx.isReplay) res.set(REPLAYED_HEADER, 'true');
    if (result instanceof StreamedResponse) return result.send(req, res);
    if (result instanceof MadeResponse) return result.send(res);
    if (result instanceof FileResponse) return result.send(req, res, status);
    if (status === 204) return void res.status(204).end();
    const isNew = status === 201 && !(result instanceof Unchanged);
    const body = bodyOf(result);
    if (isNew && location) res.location(`${req.baseUrl}${location(body)}`);
    if (isPage(result)) linkPages(req, res, result, isReadBackwards);
    await sendJson(req, res.status(result instanceof Unchanged ? 200 : status), body);
  };

/** A list is a plain array in REST; the Link header has its other pages. */
function bodyOf(result: unknown): unknown {
  if (result instanceof Unchanged) return result.record;
  return isPage(result) ? result.nodes : result;
}

/** Adds an ETag to reads and single records; 304 if the client has that state already. */
async function sendJson(req: Request, res: Response, body: unknown): Promise<void> {
  const text = JSON.stringify(body);
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const etag = isRead || versionOf(body) !== null ? etagOf(body, text) : null;
  if (etag) res.set('ETag', etag);
  if (etag && isRead && isUnchanged(req.get('if-none-match'), etag)) res.status(304).end();
  else res.type('json').send(await encodedFor(req, res, text));
}

/** The record of a write that would have added it, had it not been there: 200 where the route says 201. */
export class Unchanged {
  readonly record: unknown;

  constructor(record: unknown) {
    this.record = record;
  }
}

function isPage(result: unknown): result is Connection<unknown> {
  return typeof result === 'object' && result !== null && 'pageInfo' in result;
}

/** Adds a Link header for the other pages of a list, if there are any. */
function linkPages(req: Request, res: Response, { pageInfo }: Connection<unknown>, both: boolean) {
  const { first, after: _after, last, before: _before, ...rest } = texts(req.query);
  const size = first ?? last;
  const linkTo = (name: 'first' | 'last', cursor?: [name: 'after' | 'before', cursor: string]) => {
    const query = new URLSearchParams(rest);
    // `last` without `before` marks the last page.
    const wanted = size ?? (name === 'last' && !cursor ? String(PAGE_MAX) : undefined);
    if (wanted !== undefined) query.set(name, wanted);
    if (cursor) query.set(...cursor);
    return `${req.baseUrl}${req.path}${query.size > 0 ? `?${query}` : ''}`;
  };
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  const links = {
    ...(hasNextPage && endCursor && { next: linkTo('first', ['after', endCursor]) }),
    ...(both &&
      hasPreviousPage &&
      startCursor && { prev: linkTo('last', ['before', startCursor]) }),
    ...(hasPreviousPage && { first: linkTo('first') }),
    ...(both && hasNextPage && { last: linkTo('last') }),
  };
  if (Object.keys(links).length > 0) res.links(links);
}

/** No such path: JSON as well. */
export const unknownPath: RequestHandler = () => {
  throw notFound('There is no such address.');
};

/** Sends every refusal and failure as a problem document (http/problem.ts). */
export const errorHandler = (log: Logger) => refuseWith(log, sendProblem);

/** The same for a request whose handlers are still at work. */
export const refuse = (log: Logger, res: Response, error: unknown): void =>
  sendProblem(res, toAppError(error, log));

/** The same for GraphQL: errors before Apollo sees a request look like Apollo's own. */
export const graphqlErrorHandler = (log: Logger) =>
  refuseWith(log, (res, { status, message, extensions, retryAfterSeconds }) => {
    if (retryAfterSeconds) res.set('Retry-After', String(retryAfterSeconds));
    if (status === 401) challenge(res);
    res.status(status).json({ errors: [{ message, extensions }] });
  });

const refuseWith =
  (log: Logger, send: (res: Response, refusal: AppError) => void): ErrorRequestHandler =>
  (error: unknown, _req: Request, res: Response, next: NextFunction) => {
    // An upload that was ended has its response before its reader fails.
    if (res.writableEnded) return;
    if (res.headersSent) return next(error);
    send(res, fromParser(error) ?? toAppError(error, log));
  };

/** Maps the refusals of Express and its body parser to our messages. */
function fromParser(error: unknown): AppError | null {
  if (error instanceof AppError) return null;
  const { status = 500, type } = error as { status?: number; type?: string };
  if (type === 'entity.parse.failed') return malformed('The request is not valid JSON.');
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', 'The request is too large.');
  if (status === 415) {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request must be plain UTF-8 JSON.');
  }
  return status >= 400 && status < 500 ? malformed('The request cannot be read.') : null;
}

/** Parses the query; a repeated parameter is refused, since only one of its values could count. */
function texts(query: Request['query']): Record<string, string> {
  const twice = Object.keys(query).find((name) => typeof query[name] !== 'string');
  if (twice !== undefined) throw invalid({ [twice.slice(0, 60)]: 'This parameter is given twice' });
  return query as Record<string, string>;
}
