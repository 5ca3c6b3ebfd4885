import express, { Router, type Request, type RequestHandler } from 'express';
import type { Services } from '../context.ts';
import { AppError, rateLimited, unauthenticated } from '../errors.ts';
import { refuseForeign, sessionOf } from '../http.ts';
import { jsonBody } from '../json-body.ts';
import { TABLE_BYTES, uploadLimits } from '../limits.ts';
import type { Body } from '../storage/incoming.ts';
import { EVIDENCE_AT_ONCE, EVIDENCE_MAX_BYTES, evidenceMessages } from '#domain/evidence-files';
import {
  PROFILE_IMAGE_MAX_BYTES,
  profileImageMessages,
  profileImageTypes,
} from '#domain/profile-images';

/**
 * Takes up the bodies that are files or as large as files, and leaves all else to the JSON reader. Nothing is read for a caller without a
 * session, past the limit, or for more uploads of one user than are meant to be under way at once.
 */
export function uploads(services: Services): Router {
  return Router()
    .post('/user/image', admit(services, picture), pictureBody)
    .post('/evidence', admit(services, evidence), evidenceBody)
    .post('/imports', admit(services, table), readTable)
    .post('/imports/duplicates', admit(services, table), readTable)
    .post('/imports/account', admit(services, table), readTable)
    .post('/imports/account/preview', admit(services, table), readTable);
}

interface Kind {
  types: readonly string[];
  wrongType: string;
  /** Of one user. */
  atOnce: number;
  mayBePacked?: boolean;
}

const picture: Kind = {
  types: profileImageTypes,
  wrongType: profileImageMessages.type,
  atOnce: 1,
};

const evidence: Kind = {
  types: ['application/octet-stream'],
  wrongType: evidenceMessages.format,
  atOnce: EVIDENCE_AT_ONCE,
};

const table: Kind = {
  types: ['application/json'],
  wrongType: 'The request must be JSON (Content-Type: application/json).',
  atOnce: uploadLimits.tablesAtOnce,
  mayBePacked: true,
};

function admit(
  { env, now }: Services,
  { types, wrongType, atOnce, mayBePacked = false }: Kind,
): RequestHandler {
  const underWay = new Map<symbol, number>();
  return (req, res, next) => {
    refuseForeign(env, req);
    const userId = sessionOf(env, req, now())?.userId;
    if (userId === undefined) throw unauthenticated();
    const isPacked = !mayBePacked && req.headers['content-encoding'] !== undefined;
    if (req.is([...types]) === false || isPacked) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', wrongType);
    }
    const own = [...underWay.values()].filter((each) => each === userId);
    if (own.length >= atOnce || underWay.size >= uploadLimits.atOnce) {
      throw rateLimited(uploadLimits.retryAfterSeconds);
    }
    const upload = Symbol('upload');
    underWay.set(upload, userId);
    res.once('close', () => underWay.delete(upload));
    next();
  };
}

/** Left on the connection: who takes it up writes it down piece by piece. */
const evidenceBody: RequestHandler = (req, res, next) => {
  const length = lengthOf(req);
  cutAfterRefusal(req, res);
  if (length !== null && length > EVIDENCE_MAX_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', evidenceMessages.tooLarge);
  }
  req.body = { length, stream: req } satisfies Body;
  next();
};

function lengthOf(req: Request): number | null {
  const length = req.headers['content-length'];
  if (length !== undefined) return Number(length);
  return req.headers['transfer-encoding'] === undefined ? 0 : null;
}

/** Node reads on what an answered request still sends, without end. */
function cutAfterRefusal(req: Request, res: Parameters<RequestHandler>[1]): void {
  res.once('finish', () => {
    let unread = 0;
    req.on('data', (chunk: Buffer) => {
      unread += chunk.length;
      if (unread > uploadLimits.unreadBytes) req.socket.destroy();
    });
  });
}

const readTable = jsonBody(TABLE_BYTES);

const readPicture = express.raw({
  type: [...profileImageTypes],
  limit: PROFILE_IMAGE_MAX_BYTES,
  inflate: false,
});

const pictureBody: RequestHandler = (req, res, next) =>
  readPicture(req, res, (error?: unknown) => next(error && inOurWords(error)));

function inOurWords(error: unknown): unknown {
  const { status } = error as { status?: number };
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', profileImageMessages.tooLarge);
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', profileImageMessages.type);
  return error;
}
