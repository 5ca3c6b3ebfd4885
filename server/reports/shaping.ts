/** A glyph of a shaped text, from left to right; measures are in units of the font. */
export interface ShapedGlyph {
  id: number;
  /** The characters that it represents, if a reader copies the text. */
  codePoints: number[];
  advanceWidth: number;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Characters that are not all from left to right, the digits of Arabic included. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export type Shape = (text: string, isRightToLeft: boolean) => ShapedGlyph[];

/**
 * Returns the shaper of a font: HarfBuzz, since fontkit fails at the empty anchors that fonts may have. Loads its
 * WebAssembly module.
 */
export async function shaperOf(
  file: Buffer,
): Promise<{ shape: Shape; hasLetter: (letter: string) => boolean }> {
  const {
    Blob,
    Buffer: Text,
    ClusterLevel,
    Direction,
    Face,
    Font,
    shape: shapeBuffer,
  } = await import('harfbuzzjs');
  const font = new Font(new Face(new Blob(new Uint8Array(file).buffer)));
  // Only the garbage collector frees a buffer, and only between turns of the event loop: one serves all texts.
  const buffer = new Text();
  const hasLetter = (letter: string) => font.nominalGlyph(letter.codePointAt(0)!) !== undefined;
  const shape: Shape = (text, isRightToLeft) => {
    buffer.reset();
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shapeBuffer(font, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const clusters = infos.map(({ cluster }) => cluster);
    const texts = textsOfGlyphs(
      infos.map(({ codepoint }) => codepoint),
      {
        clusters,
        advances: positions.map(({ xAdvance }) => xAdvance),
        text,
        nominal: (codePoint) => font.nominalGlyph(codePoint),
      },
    );
    return infos.map(({ codepoint: id }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const advanceWidth = font.glyphHAdvance(id);
      return { id, codePoints: texts[index]!, advanceWidth, xAdvance, xOffset, yOffset };
    });
  };
  return { shape, hasLetter };
}

/** Zero-width space: used for glyphs whose characters another glyph of their cluster has. */
const NOTHING_TO_SEE = 0x200b;

/**
 * Divides the characters of each cluster among its glyphs: each its own character, the first other one that takes room
 * what is left. A dot of an Arabic letter may be a glyph of its own, before its letter.
 */
function textsOfGlyphs(
  glyphs: readonly number[],
  of: {
    clusters: readonly number[];
    advances: readonly number[];
    text: string;
    nominal: (codePoint: number) => number | undefined;
  },
): number[][] {
  const { clusters, advances, text, nominal } = of;
  const starts = [...new Set(clusters)].toSorted((a, b) => a - b);
  const left = new Map(
    starts.map((start, index) => {
      const own = text.slice(start, starts[index + 1]);
      return [start, Array.from(own, (letter) => letter.codePointAt(0)!)];
    }),
  );
  const own = glyphs.map((glyph, index) => {
    const letters = left.get(clusters[index]!)!;
    const place = letters.findIndex((letter) => nominal(letter) === glyph);
    return place === -1 ? [] : letters.splice(place, 1);
  });
  const giveRest = (takesRoom: boolean) =>
    own.forEach((letters, index) => {
      if (letters.length > 0 || advances[index]! > 0 !== takesRoom) return;
      letters.push(...left.get(clusters[index]!)!.splice(0));
    });
  giveRest(true);
  giveRest(false);
  return own.map((letters) => (letters.length > 0 ? letters : [NOTHING_TO_SEE]));
}

/** True if a reader who copies the glyphs gets the text. */
export const copiesAs = (glyphs: readonly ShapedGlyph[], text: string): boolean =>
  glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('') === text;
