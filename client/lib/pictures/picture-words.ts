import type { Cell } from '#domain/records/certificate-cells';
import { workerResult, type WorkerProblem } from '../worker-result.ts';
import { LANGUAGE_FILE } from './language-file.ts';

export interface PictureWordsRequest {
  picture: Uint8Array<ArrayBuffer>;
  language: Uint8Array<ArrayBuffer>;
}

export type PictureProblem = WorkerProblem | 'not-a-picture' | 'failed';

/** Pixels across to which a picture is scaled: enough for small print, and little for a phone's memory. */
const WIDTH = 2000;

/** Recognises the words of a picture in a worker, whose policy allows no connection. */
export async function pictureWords(
  file: Blob,
  time: number,
  signal: AbortSignal,
): Promise<{ words: readonly Cell[] } | { problem: PictureProblem }> {
  const picture = await scaled(file);
  if (!picture) return { problem: 'not-a-picture' };
  // Without a connection it may not be here: the caller says so.
  const language = await languageData(signal).catch(() => null);
  if (!language) return { problem: 'not-loaded' };
  const worker = new Worker(new URL('./picture-words.worker.ts', import.meta.url), {
    type: 'module',
  });
  const request: PictureWordsRequest = { picture, language };
  return workerResult<{ words: readonly Cell[] } | { problem: 'failed' }>(
    worker,
    request,
    time,
    signal,
  );
}

/** Loads what Tesseract knows of English, since the worker has no connection. */
async function languageData(signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await fetch(LANGUAGE_FILE, { signal });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

/** Returns the picture in grey at a width for reading, as PNG; null if the browser cannot show it. */
async function scaled(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  // Such as HEIC outside Safari, or a damaged file: the caller says so.
  const bitmap = await createImageBitmap(file, {
    resizeWidth: WIDTH,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  }).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d')!;
  context.filter = 'grayscale(1)';
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Frees the memory of the picture at once.
  canvas.width = 0;
  return picture && new Uint8Array(await picture.arrayBuffer());
}
