import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { policy } from '../auth/policy.ts';
import { requireScopes } from '../auth/token-scopes.ts';
import type { Services } from '../context.ts';
import { AppError, rateLimited, tooSlow, unauthenticated } from '../errors.ts';
import { bearerOf, requireSameOrigin, sessionOf } from '../http/caller.ts';
import { jsonBody, jsonBytes } from '../http/json-body.ts';
import { TABLE_BYTES, uploadLimits, type UploadLimits } from '../limits.ts';
import type { Body } from '../storage/incoming.ts';
import { refuse } from './respond.ts';
import { entryOf } from './route.ts';
import { UploadPlaces, type EndReason } from './upload-places.ts';
import {
  EVIDENCE_AT_ONCE,
  EVIDENCE_MAX_BYTES,
  evidenceMessages,
} from '#domain/records/evidence-files';
import {
  PROFILE_IMAGE_MAX_BYTES,
  profileImageMessages,
  profileImageTypes,
} from '#domain/account/profile-images';

/**
 * Takes up the bodies that are files or as large as files, and leaves all else to the JSON reader. Nothing is read for a caller without a
 * session or whose token lacks the scope, past the limit, or for more uploads of one user than are meant to be under way at once.
 */
export function uploads(services: Services, limits: UploadLimits = uploadLimits): Router {
  const admitted = admission(services, limits);
  const kind = tables(limits);
  const table = (name: string) => admitted(kind, name);
  return Router()
    .post('/user/image', admitted(picture, 'uploadProfileImage'), pictureBody)
    .post('/evidence', admitted(evidence, 'uploadEvidenceFile'), evidenceBody)
    .post('/imports', table('importActivities'), readTable)
    .post('/imports/duplicates', table('duplicateActivities'), readTable)
    .post('/imports/account', table('importAccount'), readBytes)
    .post('/imports/account/preview', table('accountImportPreview'), readBytes);
}

interface Kind {
  types: readonly string[];
  wrongType: string;
  /** Maximum uploads of one user at once. */
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

const tables = ({ tablesAtOnce }: UploadLimits): Kind => ({
  types: ['application/json'],
  wrongType: 'The request must be JSON (Content-Type: application/json).',
  atOnce: tablesAtOnce,
  mayBePacked: true,
});

/** Lets uploads in, all kinds of them into the same places. */
function admission({ env, log, now }: Services, limits: UploadLimits) {
  const places = new UploadPlaces(limits);
  const refusals: Record<EndReason, () => AppError> = {
    tooSlow: () => tooSlow(evidenceMessages.tooSlow),
    gaveWay: () => rateLimited(limits.retryAfterSeconds, evidenceMessages.busy),
  };
  return (
    { types, wrongType, atOnce, mayBePacked = false }: Kind,
    name: string,
  ): RequestHandler => {
    const kind = Symbol('kind');
    const need = policy.needOf(entryOf({ name, method: 'post' }));
    return (req, res, next) => {
      cutAfterRefusal(req, res, limits);
      requireSameOrigin(env, req);
      const session = sessionOf(env, req, now());
      if (bearerOf(req) !== null) requireScopes({ session }, need);
      if (!session) throw unauthenticated();
      const { userId } = session;
      const isPacked = !mayBePacked && req.headers['content-encoding'] !== undefined;
      if (req.is([...types]) === false || isPacked) {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', wrongType);
      }
      const ended = new AbortController();
      const end = (reason: EndReason) => {
        const refusal = refusals[reason]();
        // Refused here: the readers of JSON and pictures first wait for the end of the body.
        if (!res.headersSent) refuse(log, res, refusal);
        ended.abort(refusal);
        req.emit('error', new Error('ended', { cause: refusal }));
      };
      req.on('error', () => {});
      res.locals['ended'] = ended.signal;
      if (!places.take({ userId, kind, req, res, end }, atOnce)) {
        throw rateLimited(limits.retryAfterSeconds);
      }
      next();
    };
  };
}

/** Left on the connection: the handler writes it to a file piece by piece. */
const evidenceBody: RequestHandler = (req, res, next) => {
  const length = lengthOf(req);
  if (length !== null && length > EVIDENCE_MAX_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', evidenceMessages.tooLarge);
  }
  const ended = res.locals['ended'] as AbortSignal;
  req.body = { length, stream: req, ended } satisfies Body;
  next();
};

function lengthOf(req: Request): number | null {
  const length = req.headers['content-length'];
  if (length !== undefined) return Number(length);
  return req.headers['transfer-encoding'] === undefined ? 0 : null;
}

/** Otherwise Node would continue to read what the client still sends. */
function cutAfterRefusal(
  req: Request,
  res: Response,
  { unreadBytes, unreadMs }: UploadLimits,
): void {
  res.once('finish', () => {
    if (req.complete) return;
    const cut = () => req.complete || req.socket.destroy();
    const timer = setTimeout(cut, unreadMs).unref();
    req.once('close', () => clearTimeout(timer));
    let unread = 0;
    req.on('data', (chunk: Buffer) => {
      unread += chunk.length;
      if (unread > unreadBytes) cut();
    });
  });
}

const readTable = jsonBody(TABLE_BYTES);

/** Parsed and checked on a thread, which takes half a second (schema/imports/account-import-thread.ts). */
const readBytes = jsonBytes(TABLE_BYTES);

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
