import type { Cell } from '#domain/records/certificate-cells';
import { workerResult, type WorkerProblem } from '../worker-result.ts';

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

export type PdfProblem = WorkerProblem | 'protected' | 'not-a-pdf';

/** Reads a PDF in a worker, whose policy allows no connection. */
export const pdfWords = (
  request: PdfWordsRequest,
  time: number,
  signal?: AbortSignal,
): Promise<PdfWords | { problem: PdfProblem }> =>
  workerResult<PdfWords | { problem: PdfProblem }>(
    new Worker(new URL('./pdf-words.worker.ts', import.meta.url), { type: 'module' }),
    request,
    time,
    signal,
  );
