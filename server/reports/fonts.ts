import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

export type Weight = 'regular' | 'bold';

interface Opened {
  name: string;
  /** TrueType. */
  file: Buffer;
  font: Font;
}

const { resolve } = createRequire(import.meta.url);
const atkinson = '@expo-google-fonts/atkinson-hyperlegible-next';

/** In order of preference: the product's own face, one for most alphabets, one for every other character there is. */
const files: Record<Weight, readonly string[]> = {
  regular: [
    `${atkinson}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`,
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  ],
  bold: [
    `${atkinson}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`,
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  ],
};

const opened = new Map<string, Opened>();

/**
 * The first font that has every character of a text, so that any name can be printed. Each document is to open
 * the file for itself: fontkit remembers for which letter a shape was used first, and А is not A.
 */
export function fontFor(text: string, weight: Weight): Pick<Opened, 'name' | 'file'> {
  const letters = [...text.replace(/\s/g, '')].map((letter) => letter.codePointAt(0)!);
  const fonts = files[weight];
  const covers = (name: string) =>
    letters.every((code) => open(name).font.hasGlyphForCodePoint(code));
  return open(fonts.find(covers) ?? fonts.at(-1)!);
}

function open(name: string): Opened {
  const known = opened.get(name);
  if (known) return known;
  const raw = readFileSync(resolve(name));
  const file = name.endsWith('.woff') ? unpacked(raw) : raw;
  const font = { name, file, font: create(file) };
  opened.set(name, font);
  return font;
}

/**
 * A WOFF file as the TrueType file that it holds (W3C, WOFF 1.0, section 5). fontkit reads WOFF as well,
 * but inflates the whole table anew for each glyph.
 */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = 44 + 20 * index;
    const to = 12 + 16 * index;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    parts.push(packed.length < length ? inflateSync(packed) : packed, Buffer.alloc(-length & 3));
    end += length + (-length & 3);
  }
  return Buffer.concat(parts);
}
