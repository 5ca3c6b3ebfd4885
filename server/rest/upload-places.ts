import type { Request, Response } from 'express';
import type { UploadLimits } from '../limits.ts';

/** One upload under way. */
export interface Upload {
  userId: number;
  /** The limit per user that it counts towards. */
  kind: symbol;
  req: Request;
  res: Response;
  /** Ends it with a refusal. */
  end: (reason: EndReason) => void;
}

export type EndReason = 'tooSlow' | 'gaveWay';

interface Measured extends Upload {
  bytesBefore: number;
  /** Bytes of each of the last seconds, oldest first. */
  seconds: number[];
}

/**
 * The places of uploads in one process. A file that is still arriving has one of the global places; one that has
 * arrived counts for its user alone until it has a response. An upload below the lowest rate is ended. If all places are
 * taken, the slowest one of a user who has more than the newcomer gives way, or else the slowest of all.
 */
export class UploadPlaces {
  readonly #limits: UploadLimits;
  readonly #uploads = new Set<Measured>();
  #clock: NodeJS.Timeout | undefined;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** Takes a place until the response is sent. Returns false if all are taken. */
  take(upload: Upload, atOnce: number): boolean {
    const own = [...this.#uploads].filter(({ userId }) => userId === upload.userId);
    const sameKind = own.filter(({ kind }) => kind === upload.kind);
    if (sameKind.length >= atOnce || own.length >= this.#limits.perUser) return false;
    const arriving = this.#arriving();
    if (arriving.length >= this.#limits.atOnce) {
      const slowest = this.#slowest(arriving, own.length);
      if (!slowest) return false;
      this.#end(slowest, 'gaveWay');
    }
    const measured = { ...upload, bytesBefore: upload.req.socket.bytesRead, seconds: [] };
    this.#uploads.add(measured);
    upload.res.once('close', () => this.#release(measured));
    this.#clock ??= setInterval(() => this.#measure(), this.#limits.measureMs).unref();
    return true;
  }

  #arriving(): Measured[] {
    return [...this.#uploads].filter(({ req }) => !req.complete);
  }

  /** An upload is compared only after its first seconds, unless its user takes more places than the newcomer. */
  #slowest(arriving: readonly Measured[], newcomerHas: number): Measured | undefined {
    const held = (id: number) => arriving.filter(({ userId }) => userId === id).length;
    const crowding = arriving.filter(({ userId }) => held(userId) > newcomerHas + 1);
    const measured = arriving.filter(({ seconds }) => seconds.length >= this.#limits.firstSeconds);
    const candidates = crowding.length > 0 ? crowding : measured;
    return candidates.toSorted((a, b) => rateOf(a) - rateOf(b))[0];
  }

  #measure(): void {
    for (const upload of this.#arriving()) {
      const { req, seconds } = upload;
      const arrived = req.socket.bytesRead - upload.bytesBefore;
      upload.bytesBefore = req.socket.bytesRead;
      // While this server has not read what has arrived, the sender is not to blame.
      const isOurs = arrived === 0 && req.readableLength > 0;
      seconds.push(isOurs ? this.#limits.lowestBytesPerSecond : arrived);
      if (seconds.length > this.#limits.rateSeconds) seconds.shift();
      const isSlow = rateOf(upload) < this.#limits.lowestBytesPerSecond;
      if (isSlow && seconds.length === this.#limits.rateSeconds) this.#end(upload, 'tooSlow');
    }
  }

  #end(upload: Measured, reason: EndReason): void {
    this.#release(upload);
    upload.end(reason);
  }

  #release(upload: Measured): void {
    this.#uploads.delete(upload);
    if (this.#uploads.size > 0) return;
    clearInterval(this.#clock);
    this.#clock = undefined;
  }
}

/** Bytes per second; unknown counts as fast. */
function rateOf({ seconds }: Measured): number {
  if (seconds.length === 0) return Infinity;
  return seconds.reduce((sum, bytes) => sum + bytes, 0) / seconds.length;
}
