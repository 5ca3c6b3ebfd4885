import tesseract from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js';
import type { Cell } from '#domain/records/certificate-cells';

/** Tesseract's numbers: its newer engine, and pages with columns. */
const LSTM = 1;
const PAGE_WITH_COLUMNS = '3';
const UPRIGHT = 1;
/** Radians by which a picture is left askew. */
const STRAIGHT = 0.005;
/** Words that are less certain, in percent, are marks of a stamp or a pattern. */
const CERTAIN = 40;

/** What it prints is about its work on a picture: failures are thrown. */
const ignore = (): void => {};

interface Box {
  bbox: { x0: number; y0: number; x1: number; y1: number };
}
interface Page {
  blocks: readonly {
    paragraphs: readonly {
      lines: readonly (Box & {
        words: readonly (Box & { text: string; confidence: number })[];
      })[];
    }[];
  }[];
}

/** Recognises the words of a PNG picture with a language's data, each as tall as its line. Throws if it cannot. */
export async function readPictureWords(
  picture: Uint8Array,
  language: Uint8Array,
): Promise<readonly Cell[]> {
  const core = await tesseract({ print: ignore, printErr: ignore });
  core.FS.writeFile('./eng.traineddata', language);
  core.FS.writeFile('/input', picture);
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', LSTM) === -1) throw new Error('Tesseract did not start');
  api.SetVariable('tessedit_pageseg_mode', PAGE_WITH_COLUMNS);
  if (api.SetImageFile(UPRIGHT, 0) === 1) throw new Error('Tesseract did not open the picture');
  api.FindLines();
  const askew = api.GetGradient();
  if (Math.abs(askew) >= STRAIGHT) api.SetImageFile(UPRIGHT, askew);
  api.Recognize(null);
  const { blocks } = JSON.parse(api.GetJSONText()) as Page;
  return blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .flatMap(({ bbox, words }) =>
      words
        .filter(({ confidence }) => confidence >= CERTAIN)
        .map(({ text, bbox: { x0, x1 } }) => ({
          text,
          left: x0,
          right: x1,
          top: bbox.y0,
          bottom: bbox.y1,
        })),
    );
}
