import { createHash } from 'node:crypto';
import { AppError, invalid, malformed, preconditionFailed } from '../errors.ts';
import type { Call, Handler } from './call.ts';
import { versionMessages } from '#domain/versions';

/**
 * The ETag of a JSON response: its hash, after the version if it is a record (`"3.hash"`). A record's response may change
 * without its version, since it contains other records' titles: If-None-Match compares the whole, If-Match the version.
 */
export function etagOf(body: unknown, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url');
  const version = versionOf(body);
  return version === null ? `"${hash}"` : `"${version}.${hash}"`;
}

/**
 * True if If-None-Match names this ETag. Express ignores the header beside Cache-Control: no-cache, which Node's fetch
 * sends; but that asks caches to revalidate, which happens here.
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const named = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return named.includes(etag) || named.includes('*');
}

/** The version of a record; null for anything else. */
export const versionOf = (body: unknown): number | null => {
  const { id, version } = (body ?? {}) as { id?: unknown; version?: unknown };
  return typeof id === 'number' && typeof version === 'number' ? version : null;
};

/** Runs a write of one record only if it has the version of If-Match; otherwise throws preconditionFailed(). */
export const onlyIfMatched =
  (handler: Handler): Handler =>
  async (ctx, call) => {
    const version = expectedVersion(call.ifMatch);
    if (version === null) return handler(ctx, call);
    try {
      return await handler(ctx, { ...call, version });
    } catch (error) {
      throw isConflict(error) ? changedSince() : error;
    }
  };

/** Refuses If-Match if nothing would compare it, since its sender relies on it. */
export const withoutMatching =
  (handler: Handler): Handler =>
  (ctx, call) => {
    if (call.ifMatch === undefined || call.ifMatch.trim() === '*') return handler(ctx, call);
    throw malformed('If-Match is not supported at this address, so nothing was changed.');
  };

/** Adds the version of If-Match to the body of an update. */
export function withVersion({ body, version }: Pick<Call, 'body' | 'version'>): unknown {
  if (version === undefined || typeof body !== 'object' || Array.isArray(body)) return body;
  const given = (body as { version?: unknown } | null)?.version ?? version;
  if (given !== version) throw invalid({ version: 'version and If-Match name different versions' });
  return { ...body, version };
}

/** Compressing proxies make an ETag weak; the version in it is still exact. */
const ETAG = /^(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/;

/** The version in If-Match; null if any will do. */
function expectedVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const tags = ifMatch.split(',').map((each) => ETAG.exec(each.trim())?.[1]);
  if (tags.includes(undefined)) {
    throw malformed('If-Match must be the ETag of the record, with its quotes, or *.');
  }
  const versions = tags.map((tag) => /^([1-9]\d{0,9})(?:\.|$)/.exec(tag!)?.[1]);
  const known = new Set(versions.filter((each) => each !== undefined).map(Number));
  if (known.size > 1) throw malformed('If-Match must name one version.');
  const [version] = known;
  // An ETag without a version matches no record.
  if (version === undefined || version > 2_147_483_647) {
    throw changedSince();
  }
  return version;
}

const changedSince = () =>
  preconditionFailed(versionMessages.changed, { version: versionMessages.changed });

const isConflict = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'CONFLICT' &&
  error.fields?.['version'] === versionMessages.changed;
