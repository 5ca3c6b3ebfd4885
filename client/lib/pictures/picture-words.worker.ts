/// <reference lib="webworker" />
import { readPictureWords } from './read-picture-words.ts';
import type { PictureWordsRequest } from './picture-words.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<PictureWordsRequest>) => {
  readPictureWords(data.picture, data.language).then(
    (words) => self.postMessage({ words }),
    () => self.postMessage({ problem: 'failed' }),
  );
});
