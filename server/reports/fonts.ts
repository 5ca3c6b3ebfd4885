import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { RIGHT_TO_LEFT, shaperOf, type Shape } from './shaping.ts';

export type Weight = 'regular' | 'bold';

interface Opened {
  name: string;
  /** TrueType. */
  file: Buffer;
  font: Font;
  /** The code points that it has a glyph for. */
  characters: ReadonlySet<number>;
  /** Above the baseline. */
  ascender: number;
  /** Below the baseline, negative. */
  descender: number;
  /** Null for fonts of writing systems that set one letter after the other. */
  shape: Shape | null;
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

/** A font for a document; ascender and descender as shares of its size. */
export type Face = Opened;

/** The fonts of one document. */
export interface Fonts {
  /** Splits a text into runs of one font each, in the order of the text. */
  runsOf: (text: string, weight?: Weight) => Run[];
  /** Replaces characters that no font has by U+FFFD. PDF/UA forbids a font's own box for them. */
  drawable: (text: string, weight?: Weight) => string;
  /** The first font that has every character of a text. */
  fontFor: (text: string, weight?: Weight) => Face;
}

/** Part of a text that one font can set. */
export interface Run {
  text: string;
  face: Face;
}

const kept = new Map<string, Opened>();

/** All of it is in every font. */
const ASCII = /^[ -~\n\t]*$/;

/** Up to this length, a text such as a name is set in one font as far as possible. */
const SHORT = 60;

/** Up to this length, a text may be a heading, in bold. */
const HEADING = 300;

/**
 * Noto Sans: writing systems that need shaping, or more characters than other fonts have. Each package has its font in
 * slices by ranges of characters; only those that a document needs are read.
 */
const shaped = ['devanagari', 'bengali', 'gurmukhi', 'tamil', 'sinhala', 'thai'] as const;
const eastAsian = ['sc', 'tc', 'jp', 'kr'] as const;
type EastAsian = (typeof eastAsian)[number];
type Family = (typeof shaped)[number] | EastAsian;

const OF_NOTO =
  /[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Taml}\p{scx=Sinh}\p{scx=Thai}\p{scx=Hani}\p{scx=Bopo}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Han characters look different in Chinese, Japanese and Korean: the rest of a text says which it is. */
const eastAsianOf = (text: string): EastAsian =>
  /\p{sc=Hira}|\p{sc=Kana}/u.test(text) ? 'jp' : /\p{sc=Hang}/u.test(text) ? 'kr' : 'sc';

/** All families, the given one before the others that have Han characters. */
const familiesFrom = (first: EastAsian): readonly Family[] => [
  ...shaped,
  first,
  ...eastAsian.filter((family) => family !== first),
];

const shapers = new Map<string, ReturnType<typeof shaperOf>>();

/**
 * DejaVu sets Hebrew and Arabic: unlike in Noto, no letter of it is made of a stem and dots, so it can be copied. Its
 * shapers serve all documents.
 */
async function shapedIf(isNeeded: boolean, face: Face): Promise<Face> {
  if (!isNeeded) return face;
  const shaper = shapers.get(face.name) ?? shaperOf(face.file);
  shapers.set(face.name, shaper);
  return { ...face, shape: (await shaper).shape };
}

/** A part of a Noto font: some of its characters, at one weight. */
interface Slice extends Face {
  family: Family;
  has: ReadonlySet<string>;
}

/**
 * Prepares the fonts of a document that shows the texts of `content`, at any depth. Fonts of Noto Sans are read, at the
 * right weight and without the characters that the document lacks, if there are texts that need them.
 */
export async function fontsFor(content: unknown): Promise<Fonts> {
  const texts = [...textsIn(content)];
  const turns = texts.some((text) => RIGHT_TO_LEFT.test(text));
  const slices = await slicesFor(lettersOfNoto(texts));
  const most = {
    regular: await shapedIf(turns, open(files.regular[1]!)),
    bold: await shapedIf(turns, open(files.bold[1]!)),
  };
  const ordered = new Map<string, readonly Face[]>();
  const facesFor = (text: string, weight: Weight): readonly Face[] => {
    const first = eastAsianOf(text);
    const key = `${weight} ${first}`;
    const known = ordered.get(key);
    if (known) return known;
    const [latin, , last] = files[weight].map(open);
    const order = familiesFrom(first);
    // A long text has no bold characters of Noto.
    const noto = [...slices[weight], ...(weight === 'bold' ? slices.regular : [])];
    const sorted = noto.toSorted((a, b) => order.indexOf(a.family) - order.indexOf(b.family));
    const faces = [latin!, ...sorted, most[weight], last!];
    ordered.set(key, faces);
    return faces;
  };
  return {
    drawable(text, weight = 'regular') {
      if (ASCII.test(text)) return text;
      const faces = facesFor(text, weight);
      return text.replace(/[^ -~\n\t]/gu, (letter) =>
        faces.some((face) => hasAll(face, letter)) ? letter : '\ufffd',
      );
    },
    fontFor(text, weight = 'regular') {
      const faces = facesFor(text, weight);
      return faces.find((face) => hasAll(face, text)) ?? faces.at(-1)!;
    },
    runsOf(text, weight = 'regular') {
      if (ASCII.test(text)) return [{ text, face: open(files[weight][0]!) }];
      return runsOf(text, facesFor(text, weight));
    },
  };
}

/**
 * A short text uses the font that has most of its letters. In a longer one only the words that need another font
 * change, so that one foreign name or symbol does not change the look of a whole paragraph.
 */
function runsOf(text: string, faces: readonly Face[]): Run[] {
  const ordered = text.length > SHORT ? faces : byLettersOf(text, faces);
  const runs: Run[] = [];
  const add = (piece: string, face: Face) => {
    const last = runs.at(-1);
    if (last && (last.face === face || (!piece.trim() && hasAll(last.face, piece))))
      last.text += piece;
    else if (piece) runs.push({ text: piece, face });
  };
  const faceOf = (letter: string, order: readonly Face[]): Face =>
    (/\p{Cf}/u.test(letter) && runs.at(-1)?.face) ||
    (order.find((each) => hasAll(each, letter)) ?? order.at(-1)!);
  // DejaVu has some letters of Noto's, too.
  const shapedFirst = ordered.toSorted((a, b) => Number(!a.shape) - Number(!b.shape));
  for (const word of text.split(/(\s+)/)) {
    const order = OF_NOTO.test(word) ? shapedFirst : ordered;
    const whole = order.slice(0, -1).find((face) => hasAll(face, word));
    if (whole) add(word, whole);
    // Marks and joiners belong to the letter before them, unless no font has all.
    else {
      for (const [piece] of word.matchAll(/[^][\p{M}\p{Cf}]*/gu)) {
        const face = order.find((each) => hasAll(each, piece));
        if (face) add(piece, face);
        else for (const letter of piece) add(letter, faceOf(letter, order));
      }
    }
  }
  return runs;
}

/**
 * The fonts, those with most of the letters first; the last font, which has every symbol but looks poor, stays last.
 */
function byLettersOf(text: string, faces: readonly Face[]): Face[] {
  const letters = text.match(/\p{L}/gu) ?? [];
  const counted = faces.slice(0, -1).map((face) => {
    return { face, count: letters.filter((letter) => hasAll(face, letter)).length };
  });
  return [...counted.toSorted((a, b) => b.count - a.count).map(({ face }) => face), faces.at(-1)!];
}

function hasAll({ characters }: Face, text: string): boolean {
  for (const letter of text) {
    if (!characters.has(letter.codePointAt(0)!) && !/[\n\t\p{Cf}]/u.test(letter)) return false;
  }
  return true;
}

/** A character of Noto Sans, and the slices that may have it, the best first. */
interface Wanted {
  places: Place[];
  isBold: boolean;
}

type Place = readonly [family: Family, slice: string];

function lettersOfNoto(texts: readonly string[]): Map<string, Wanted> {
  const found = new Map<string, Wanted>();
  const latin = open(files.regular[0]!);
  for (const text of texts) {
    if (!OF_NOTO.test(text)) continue;
    const families = familiesFrom(eastAsianOf(text));
    const isBold = text.length <= HEADING;
    for (const letter of new Set(text.normalize('NFC'))) {
      if (!OF_NOTO.test(letter) || hasAll(latin, letter)) continue;
      const codePoint = letter.codePointAt(0)!;
      const known = found.get(letter);
      const places = known?.places ?? families.flatMap((family) => placesIn(family, codePoint));
      found.set(letter, { places, isBold: isBold || (known?.isBold ?? false) });
    }
  }
  return found;
}

/** Reads slices until every character is found or has no further slice: some are said to have more than they do. */
async function slicesFor(wanted: ReadonlyMap<string, Wanted>): Promise<Record<Weight, Slice[]>> {
  const slices: Record<Weight, Slice[]> = { regular: [], bold: [] };
  let pending = [...wanted];
  for (let round = 0; pending.length > 0; round += 1) {
    const missing: typeof pending = [];
    const groups = new Map<string, typeof pending>();
    for (const each of pending) {
      const key = each[1].places[round]?.join(' ');
      if (key) groups.set(key, [...(groups.get(key) ?? []), each]);
    }
    for (const group of groups.values()) {
      const place = group[0]![1].places[round]!;
      const letters = group.map(([letter]) => letter);
      const slice = await subset(place, 'regular', letters);
      missing.push(...group.filter(([letter]) => !slice.has.has(letter)));
      const bold = group.filter(([letter, { isBold }]) => isBold && slice.has.has(letter));
      if (slice.has.size > 0) slices.regular.push(slice);
      if (bold.length > 0) {
        slices.bold.push(
          await subset(
            place,
            'bold',
            bold.map(([letter]) => letter),
          ),
        );
      }
    }
    pending = missing;
  }
  return slices;
}

/** Every text in a value, at any depth. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const each of Object.values(value)) yield* textsIn(each);
  }
}

/** The slices of a family that are said to have a character. */
const placesIn = (family: Family, codePoint: number): Place[] =>
  rangesOf(family)
    .filter(([low, high]) => low <= codePoint && codePoint <= high)
    .map(([, , slice]) => [family, slice]);

const packageOf = (family: Family) => `@fontsource-variable/noto-sans-${family}`;

/** Slices that other fonts have, too. */
const NOT_OWN = /^(latin|greek|cyrillic|vietnamese|math|symbols)/;

type CodeRange = readonly [low: number, high: number, slice: string];
const ranges = new Map<Family, readonly CodeRange[]>();

function rangesOf(family: Family): readonly CodeRange[] {
  const known = ranges.get(family);
  if (known) return known;
  const file = resolve(`${packageOf(family)}/unicode.json`);
  const slices = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const read = Object.entries(slices)
    .filter(([name]) => !NOT_OWN.test(name))
    .flatMap(([name, list]) =>
      list.split(',').map((each): CodeRange => {
        const [low, high] = each.replace('U+', '').split('-') as [string, string?];
        const slice = name.replace(/[[\]]/g, '');
        return [Number.parseInt(low, 16), Number.parseInt(high ?? low, 16), slice];
      }),
    );
  ranges.set(family, read);
  return read;
}

/** A font with some characters of a slice, and joiners, at one weight. */
async function subset(
  [family, slice]: Place,
  weight: Weight,
  letters: readonly string[],
): Promise<Slice> {
  // Only documents that need it load the library, which has two WebAssembly modules.
  const { default: subsetFont } = await import('subset-font');
  const name = `${packageOf(family)}/files/noto-sans-${family}-${slice}-wght-normal.woff2`;
  const text = `${letters.join('')}\u200c\u200d`;
  const wght = weight === 'bold' ? 700 : 400;
  const options = { targetFormat: 'truetype', variationAxes: { wght } } as const;
  const file = await subsetFont(readFileSync(resolve(name)), text, options);
  const { shape, hasLetter } = await shaperOf(file);
  const has = new Set(letters.filter(hasLetter));
  const characters = new Set(Array.from(has, (letter) => letter.codePointAt(0)!));
  const font = create(file);
  return {
    ...opened({ name: `${name} ${wght} ${text}`, file, font, characters }),
    shape,
    family,
    has,
  };
}

/**
 * Opens a font for all documents. Each document must open the file for itself: fontkit remembers for which letter a
 * glyph was used first, and А is not A.
 */
function open(name: string): Opened {
  const known = kept.get(name);
  if (known) return known;
  const raw = readFileSync(resolve(name));
  const file = name.endsWith('.woff') ? unpacked(raw) : raw;
  const font = create(file);
  // Some tables of characters end with one that has no glyph.
  const characters = new Set(font.characterSet.filter((each) => font.hasGlyphForCodePoint(each)));
  const made = opened({ name, file, font, characters });
  kept.set(name, made);
  return made;
}

function opened(of: Pick<Opened, 'name' | 'file' | 'font' | 'characters'>): Opened {
  const { ascent, descent, unitsPerEm } = of.font;
  return { ...of, ascender: ascent / unitsPerEm, descender: descent / unitsPerEm, shape: null };
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
