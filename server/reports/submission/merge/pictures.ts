import type { Guest } from './guest-page.ts';
import { mergeLimits } from '#domain/proof/submission';

/** A smaller JPEG is taken as it is: drawing it again would cost more than it saves. */
const KEPT_BYTES = 1_500_000;

/** Adds a picture to the document; a large one, or one of another format, is drawn again as JPEG. */
export async function picturePage(
  doc: PDFKit.PDFDocument,
  bytes: Buffer,
  type: string,
): Promise<Guest> {
  try {
    const isKept = type === 'image/jpeg' && bytes.length <= KEPT_BYTES;
    const image = doc.openImage(isKept ? bytes : await redrawn(bytes));
    image.embed(doc);
    const { orientation = 1, width, height } = image;
    const [across, up] = orientation > 4 ? [height, width] : [width, height];
    return {
      pages: [
        {
          width: across,
          height: up,
          draw: (x, y, scale) => void doc.image(image as never, x, y, { width: across * scale }),
        },
      ],
    };
  } catch {
    return { reason: 'broken' };
  }
}

/** Loaded on first use: most evidence needs no drawing. */
async function redrawn(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { pixels } = mergeLimits;
  return sharp(bytes)
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
