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
  ascender: number;
}

const { resolve } = createRequire(import.meta.url);
const atkinson = '@expo-google-fonts/atkinson-hyperlegible-next';

/** In order of preference: the product's own font, one for most alphabets, one for all other characters. */
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

/** A font for a document, and its ascender as a share of its size. */
export type Face = Pick<Opened, 'name' | 'file'> & { ascender: number };

const opened = new Map<string, Opened>();

/**
 * The first font that has every character of a text, so that any name can be printed. Each document must open the file
 * for itself: fontkit remembers for which letter a glyph was used first, and А is not A.
 */
export function fontFor(text: string, weight: Weight): Face {
  const names = files[weight];
  return open(names.find((name) => hasAll(name, text)) ?? names.at(-1)!);
}

/** Up to this length, a text such as a name is set in one font as far as possible. */
const SHORT = 60;

/**
 * Splits a text into runs of one font each. A short text uses the font that has most of its letters. In a longer one
 * only the words that need another font change, so that one foreign name or symbol does not change the look of a whole
 * paragraph.
 */
export function runsOf(text: string, weight: Weight = 'regular'): Run[] {
  const names = files[weight];
  if (/^[ -~\s]*$/.test(text)) return [{ text, face: open(names[0]!) }];
  const order = text.length > SHORT ? names : byLettersOf(text, names);
  const runs: Run[] = [];
  const add = (piece: string, name: string) => {
    const last = runs.at(-1);
    if (last && (last.face.name === name || !piece.trim())) last.text += piece;
    else runs.push({ text: piece, face: open(name) });
  };
  for (const word of text.split(/(\s+)/)) {
    const whole = order.slice(0, -1).find((name) => hasAll(name, word));
    for (const piece of whole ? [word] : word) {
      add(piece, whole ?? order.find((name) => hasAll(name, piece)) ?? order[0]!);
    }
  }
  return runs;
}

/** Part of a text that one font can set. */
export interface Run {
  text: string;
  face: Face;
}

/**
 * The fonts with the one that has most of the letters first; without the last, which has every symbol but looks poor.
 */
function byLettersOf(text: string, names: readonly string[]): string[] {
  const letters = text.match(/\p{L}/gu) ?? [];
  const known = (name: string) => letters.filter((letter) => hasAll(name, letter)).length;
  const faces = names.slice(0, -1).toSorted((a, b) => known(b) - known(a));
  return [...faces, names.at(-1)!];
}

const hasAll = (name: string, text: string): boolean => {
  const { font } = open(name);
  return Array.from(text).every(
    (letter) => /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  );
};

function open(name: string): Opened {
  const known = opened.get(name);
  if (known) return known;
  const raw = readFileSync(resolve(name));
  const file = name.endsWith('.woff') ? unpacked(raw) : raw;
  const font = create(file);
  const made = { name, file, font, ascender: font.ascent / font.unitsPerEm };
  opened.set(name, made);
  return made;
}

/**
 * Unpacks the TrueType file in a WOFF file (W3C, WOFF 1.0, section 5). fontkit reads WOFF too, but inflates the whole
 * table again for each glyph.
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
