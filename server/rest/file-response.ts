import type { Request, Response } from 'express';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rangeNotSatisfiable } from '../errors.ts';
import { encodedFor } from '../http/encoded.ts';
import type { EvidenceContent } from '../schema/records/evidence-files/evidence-contents.ts';
import { isUnchanged } from './conditional.ts';
import { partOf } from './part.ts';

/** A response that is not JSON: sent as it is, with its type. */
export class FileResponse {
  readonly #body: Buffer | string;
  readonly #headers: Record<string, string>;

  constructor(body: Buffer | string, headers: Record<string, string>) {
    this.#body = body;
    this.#headers = headers;
  }

  async send(req: Request, res: Response, status: number): Promise<void> {
    res.status(status).set({ 'X-Content-Type-Options': 'nosniff', ...this.#headers });
    res.send(typeof this.#body === 'string' ? await encodedFor(req, res, this.#body) : this.#body);
  }
}

/**
 * A response that takes time to make, and is cancelled if the caller disconnects. Nothing is sent before `make` sends
 * it.
 */
export class MadeResponse {
  readonly #make: (res: Response, signal: AbortSignal) => Promise<void>;

  constructor(make: (res: Response, signal: AbortSignal) => Promise<void>) {
    this.#make = make;
  }

  async send(res: Response): Promise<void> {
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    res.set('X-Content-Type-Options', 'nosniff');
    try {
      await this.#make(res, gone.signal);
    } catch (error) {
      if (!gone.signal.aborted) throw error;
    }
  }
}

/** A file that the browser saves under a name; our own names are plain ASCII. */
export const download = (body: Buffer | string, fileName: string, type: string) =>
  new FileResponse(body, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });

class WrongLength extends Error {
  readonly found: number;

  constructor(found: number) {
    super('another length than announced');
    this.found = found;
  }
}

/**
 * Passes on exactly the given number of bytes; fails if there are fewer or more. The last piece is held back until the
 * end, so that no client takes the beginning of a longer file for the whole.
 */
function exactly(bytes: number): Transform {
  let found = 0;
  let last: Buffer | undefined;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      found += piece.length;
      const before = last;
      last = piece;
      done(found > bytes ? new WrongLength(found) : null, before);
    },
    flush: (done) => done(found < bytes ? new WrongLength(found) : null, last),
  });
}

/** A file that is handed on piece by piece, as it is read. Like every response of REST no browser stores it. */
export class StreamedResponse {
  readonly #content: EvidenceContent;
  readonly #headers: (res: Response) => void;

  constructor(content: EvidenceContent, headers: (res: Response) => void) {
    this.#content = content;
    this.#headers = headers;
  }

  async send(req: Request, res: Response): Promise<void> {
    const { size, tag, open } = this.#content;
    if (tag !== undefined) res.set('ETag', `"${tag}"`);
    if (tag !== undefined && isUnchanged(req.get('if-none-match'), `"${tag}"`)) {
      return void res.status(304).end();
    }
    const part = tag === undefined || size === null ? 'whole' : partOf(req, size, `"${tag}"`);
    if (part === 'none') {
      res.set('Content-Range', `bytes */${size}`);
      throw rangeNotSatisfiable(size!);
    }
    const stream = await (part === 'whole' ? open() : open(part));
    this.#describe(res);
    if (part !== 'whole') {
      res.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
    }
    const length = part === 'whole' ? size : part.end - part.start + 1;
    if (length !== null) res.set('Content-Length', String(length));
    if (req.method === 'HEAD') {
      stream.destroy();
      res.end();
      return;
    }
    try {
      if (length === null) await pipeline(stream, res);
      else await pipeline(stream, exactly(length), res);
    } catch (error) {
      // The length is announced: what follows on the connection would be read as the rest of the file.
      res.destroy();
      // A client that leaves early gets no reason.
      if (error instanceof WrongLength) await this.#content.onDamage?.(error.found);
    }
  }

  #describe(res: Response): void {
    const { type, size, tag } = this.#content;
    if (tag !== undefined && size !== null) res.set('Accept-Ranges', 'bytes');
    res.set({
      'Content-Type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
      'X-Content-Type-Options': 'nosniff',
    });
    this.#headers(res);
  }
}

/** A file of a user runs and loads nothing. */
const nothing = "default-src 'none'; base-uri 'none'";

/** A file that the browser saves, with any content; its name may have any letters (RFC 6266). */
export const toSave = (content: EvidenceContent) =>
  new StreamedResponse(content, (res) => {
    const type = res.get('Content-Type')!;
    // Express would take the type from the name.
    res.attachment(content.name).set('Content-Type', type);
    res.set('Content-Security-Policy', `${nothing}; frame-ancestors 'none'; sandbox`);
  });

/** A picture or a PDF that a page of ours shows; nothing in it may run or load. Chrome shows no PDF in a sandbox. */
export const inPage = (content: EvidenceContent) =>
  new StreamedResponse(content, (res) => {
    const sandbox = content.type === 'application/pdf' ? '' : '; sandbox';
    res.set({
      'Content-Disposition': 'inline',
      'Content-Security-Policy': `${nothing}; style-src 'unsafe-inline'; frame-ancestors 'self'${sandbox}`,
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });
