import type { Cell } from '#domain/records/certificate-cells';

export interface PdfWordsRequest {
  bytes: Uint8Array<ArrayBuffer>;
  /** Pages and pieces of text of each that are read at most. */
  pages: number;
  words: number;
}

/** Text of a PDF with its places. */
export interface PdfWords {
  words: readonly Cell[];
  /** Pages of the file. */
  pages: number;
  /** True if text is drawn invisibly, as behind a scanned page on which a program recognised it. */
  isRecognised: boolean;
}

export type PdfProblem = 'protected' | 'not-a-pdf' | 'too-slow' | 'not-loaded';

/**
 * Reads a PDF in a worker, whose policy allows no connection, and ends the worker at once after it, in time, or when
 * the signal says so.
 */
export function pdfWords(
  request: PdfWordsRequest,
  time: number,
  signal?: AbortSignal,
): Promise<PdfWords | { problem: PdfProblem }> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-words.worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (result: PdfWords | { problem: PdfProblem }) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end({ problem: 'too-slow' }), time);
    signal?.addEventListener('abort', () => end({ problem: 'too-slow' }), { once: true });
    worker.addEventListener('message', ({ data }) => {
      // PDF.js itself says that it is ready.
      if ('words' in data || 'problem' in data) end(data);
    });
    worker.addEventListener('error', () => end({ problem: 'not-loaded' }));
    worker.postMessage(request);
  });
}
