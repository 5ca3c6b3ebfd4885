import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { AppError, malformed, notFound, toAppError } from '../errors.ts';
import type { Connection } from '../schema/pages.ts';
import { FileResponse, MadeResponse, StreamedResponse } from './file-response.ts';
import { REPLAYED_HEADER } from '#domain/requests';

/** The input of a REST handler; its result is sent as JSON, a file as it is. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
}

export type Handler = (ctx: Context, call: Call) => unknown;

/** A route of the table as Express runs it: the response with its status, 204 without a body. */
export const respond =
  (
    status: number,
    handler: Handler,
    contextOf: (req: Request, res: Response) => Context,
  ): RequestHandler =>
  async (req, res) => {
    const ctx = contextOf(req, res);
    const result = await handler(ctx, {
      params: req.params as Record<string, string>,
      query: flat(req.query),
      body: req.body,
    });
    if (ctx.isReplay) res.set(REPLAYED_HEADER, 'true');
    if (result instanceof StreamedResponse) await result.send(req, res);
    else if (result instanceof MadeResponse) await result.send(res);
    else if (result instanceof FileResponse) result.send(res, status);
    else if (result instanceof Unchanged) res.status(200).json(result.record);
    else if (status === 204) res.status(204).end();
    else if (isPage(result)) res.links(nextOf(req, result)).json(result.nodes);
    else res.status(status).json(result);
  };

/** The record of a write that would have added it, had it not been there: 200 where the route says 201. */
export class Unchanged {
  readonly record: unknown;

  constructor(record: unknown) {
    this.record = record;
  }
}

/** A list is a plain array in REST; the Link header has its next page. */
function isPage(result: unknown): result is Connection<unknown> {
  return typeof result === 'object' && result !== null && 'pageInfo' in result;
}

function nextOf(req: Request, { pageInfo }: Connection<unknown>): Record<string, string> {
  if (!pageInfo.hasNextPage || !pageInfo.endCursor) return {};
  const query = new URLSearchParams(flat(req.query));
  query.set('after', pageInfo.endCursor);
  return { next: `${req.baseUrl}${req.path}?${query}` };
}

/** No such path: JSON as well. */
export const unknownPath: RequestHandler = () => {
  throw notFound('There is no such address.');
};

/**
 * Every refusal and failure of HTTP as JSON `{ message, fields?, requestId? }`; one that asks for more proof has its
 * `code` and the `methods` that give it.
 */
export const errorHandler = (log: Logger) => refuseWith(log, jsonOf);

/** The same for a request whose handlers are still at work. */
export const refuse = (log: Logger, res: Response, error: unknown): void =>
  send(res, toAppError(error, log), jsonOf);

const jsonOf = ({ message, code, fields, methods, extensions: { requestId } }: AppError) => ({
  message,
  ...(fields && { fields }),
  ...(methods && { code, methods }),
  ...(requestId !== undefined && { requestId }),
});

/** The same where GraphQL is spoken: what fails before Apollo sees it looks like what Apollo refuses. */
export const graphqlErrorHandler = (log: Logger) =>
  refuseWith(log, ({ message, extensions }) => ({ errors: [{ message, extensions }] }));

const refuseWith =
  (log: Logger, bodyOf: (refusal: AppError) => object): ErrorRequestHandler =>
  (error: unknown, _req: Request, res: Response, next: NextFunction) => {
    // An upload that was ended has its response before its reader fails.
    if (res.writableEnded) return;
    if (res.headersSent) return next(error);
    send(res, fromParser(error) ?? toAppError(error, log), bodyOf);
  };

function send(res: Response, refusal: AppError, bodyOf: (refusal: AppError) => object): void {
  if (refusal.retryAfterSeconds) res.set('Retry-After', String(refusal.retryAfterSeconds));
  res.status(refusal.status).json(bodyOf(refusal));
}

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

/** A parameter given twice counts as missing. */
function flat(query: Request['query']): Record<string, string> {
  const texts = Object.entries(query).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}
