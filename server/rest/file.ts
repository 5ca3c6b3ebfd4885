import type { Response } from 'express';

/** An answer that is not JSON: sent as it is, with its type. */
export class FileAnswer {
  readonly #body: Buffer | string;
  readonly #headers: Record<string, string>;

  constructor(body: Buffer | string, headers: Record<string, string>) {
    this.#body = body;
    this.#headers = headers;
  }

  send(res: Response, status: number): void {
    res
      .status(status)
      .set({ 'X-Content-Type-Options': 'nosniff', ...this.#headers })
      .send(this.#body);
  }
}

/** A file that the browser saves under a name; our own names are plain ASCII. */
export const download = (body: Buffer | string, fileName: string, type: string) =>
  new FileAnswer(body, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });

/** What never changes under its address, and is nobody else's to keep. */
export const unchanging = (body: Buffer, type: string) =>
  new FileAnswer(body, {
    'Content-Type': type,
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
