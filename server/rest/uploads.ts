import express, { Router, type RequestHandler } from 'express';
import type { Services } from '../context.ts';
import { AppError, forbidden, rateLimited, unauthenticated } from '../errors.ts';
import { isForeign, sessionOf } from '../http.ts';
import {
  PROFILE_IMAGE_MAX_BYTES,
  profileImageMessages,
  profileImageTypes,
} from '#domain/profile-images';

/** Uploads that are read at the same time; each holds its file in memory. */
const MAX_AT_ONCE = 12;
const RETRY_AFTER_SECONDS = 5;

/**
 * Reads the bodies that are files, as bytes, and leaves all else to the JSON reader. Nothing is read for a caller
 * without a session, past the limit, or for a second upload of one user while the first is under way.
 */
export function uploads(services: Services): Router {
  return Router().post('/user/image', admit(services), pictureBody);
}

function admit({ env, now }: Services): RequestHandler {
  const underWay = new Set<number>();
  return (req, res, next) => {
    if (isForeign(env, req)) throw forbidden('This request comes from another site.');
    const userId = sessionOf(env, req, now())?.userId;
    if (userId === undefined) throw unauthenticated();
    if (req.is([...profileImageTypes]) === false) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', profileImageMessages.type);
    }
    if (underWay.has(userId) || underWay.size >= MAX_AT_ONCE) {
      throw rateLimited(RETRY_AFTER_SECONDS);
    }
    underWay.add(userId);
    res.once('close', () => underWay.delete(userId));
    next();
  };
}

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
