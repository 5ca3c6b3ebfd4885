import { failureMessages } from '#domain/records/failure-messages';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';

/** Result of an upload. */
export type Sent =
  | { state: 'added'; id: string; alsoOn: string | null; substance: EvidenceSubstance | null }
  | { state: 'known' }
  | { state: 'refused'; message: string; canRetry: boolean; wasJudged: boolean }
  | { state: 'busy'; afterSeconds: number };

/** Milliseconds without progress after which an upload counts as lost. */
const STALLED_MS = 60_000;

/** Statuses without a judgement of the file: the session, the moment or the connection is to blame. */
const undecided = new Set([0, 401, 408, 502, 503, 504]);

interface Options {
  owner: { key: EvidenceOwnerKey; id: string };
  file: File;
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file unchanged, by XMLHttpRequest, since fetch reports no progress. Rejects only if it
 * is cancelled; without progress for a minute it counts as lost.
 */
export function sendFile({ owner, file, onProgress, signal }: Options): Promise<Sent> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const request = new XMLHttpRequest();
  const query = new URLSearchParams({ [owner.key]: owner.id, name: file.name });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sending = new Promise<Sent>((resolve, reject) => {
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        resolve(lost());
        request.abort();
      }, STALLED_MS);
    };
    wait();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => resolve(outcome(request)));
    request.addEventListener('error', () => resolve(lost()));
    request.addEventListener('timeout', () => resolve(lost()));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', `/api/evidence?${query}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(file);
  });
  return sending.finally(() => clearTimeout(timer));
}

/** The usual message for a lost connection. */
const lost = (): Sent => ({
  state: 'refused',
  message: failureMessages.noConnection,
  canRetry: true,
  wasJudged: false,
});

function outcome(request: XMLHttpRequest): Sent {
  const response = parsed(request.responseText);
  if (request.status === 200) return { state: 'known' };
  if (request.status === 201) {
    return {
      state: 'added',
      id: String(response.id),
      alsoOn: response.duplicateOf ?? null,
      substance: response.substance ?? null,
    };
  }
  if (request.status === 429) {
    return { state: 'busy', afterSeconds: Number(request.getResponseHeader('Retry-After')) || 5 };
  }
  const message = response.message ?? failureMessages.ofStatus(request.status);
  // A refusal of the file is final; a failure of the server, the session or the connection can be retried.
  const canRetry = request.status >= 500 || request.status === 408 || request.status === 401;
  return { state: 'refused', message, canRetry, wasJudged: !undecided.has(request.status) };
}

function parsed(text: string): {
  id?: number;
  message?: string;
  duplicateOf?: string | null;
  substance?: EvidenceSubstance | null;
} {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
