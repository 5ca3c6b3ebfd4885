/// <reference lib="webworker" />
import type { PdfWordsRequest } from './pdf-words.ts';
import { readPdfWords } from './read-pdf-words.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<PdfWordsRequest>) => {
  readPdfWords(data).then(
    (words) => self.postMessage(words),
    (error: unknown) => self.postMessage({ problem: problemOf(error) }),
  );
});

function problemOf(error: unknown): 'protected' | 'not-a-pdf' {
  return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'not-a-pdf';
}
