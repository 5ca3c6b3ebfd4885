import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { LANGUAGE_FILE } from './language-file.ts';

/** The package has it packed, which a browser unpacks itself if it is served so. */
export const tesseractLanguage = (): Buffer =>
  gunzipSync(
    readFileSync(
      join(
        import.meta.dirname,
        '../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
      ),
    ),
  );

/** Puts the language's data among the assets. */
export function languageFile(): Plugin {
  return {
    name: 'language-file',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: LANGUAGE_FILE.slice(1),
        source: tesseractLanguage(),
      });
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(LANGUAGE_FILE, (_req, res) => res.end(tesseractLanguage())),
  };
}
