import PDFDocument from 'pdfkit';
import { fontsFor, type Face, type Run, type Weight } from './fonts.ts';
import { copiesAs, type Shape, type ShapedGlyph } from './shaping.ts';
import { printable, withBreaks } from './printable.ts';
import { layOutLines, type Line, type Piece } from './text-layout.ts';
import { PRODUCT } from '#domain/product';

export const ink = {
  text: '#1e2b2a',
  soft: '#52605d',
  accent: '#0e5a59',
  met: '#1d6b34',
  attention: '#6f4100',
  line: '#b9b2a4',
  track: '#ebe7de',
} as const;

export interface Style {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'center' | 'right';
  link?: string;
  /** Links to a destination in the same document (`addDestination`). */
  goTo?: string;
  /** Points of space above. */
  above?: number;
  /** The cells that a header cell is about. */
  scope?: Scope;
}

export type Scope = 'Row' | 'Column';

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** The part of pdfkit's embedded fonts that we replace; its types do not have it. */
interface Embedded {
  _font: {
    scale: number;
    layoutRun: (text: string) => {
      glyphs: ShapedGlyph[];
      positions: Position[];
      advanceWidth: number;
    };
  };
}
type Position = Pick<ShapedGlyph, 'advanceWidth' | 'xAdvance' | 'xOffset' | 'yOffset'>;

/** Lets HarfBuzz shape the texts of the current font of a document, which fontkit would. Positions are per mille. */
function shapeWith(shape: Shape, doc: unknown, isRightToLeft: boolean): void {
  const { _font: font } = doc as Embedded;
  font.layoutRun = (text) => {
    const glyphs = shape(text, isRightToLeft);
    const positions = glyphs.map(({ advanceWidth, xAdvance, xOffset, yOffset }): Position => ({
      advanceWidth: advanceWidth * font.scale,
      xAdvance: xAdvance * font.scale,
      xOffset: xOffset * font.scale,
      yOffset: yOffset * font.scale,
    }));
    const advanceWidth = positions.reduce((sum, each) => sum + each.xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  };
}

/**
 * Groups the pieces of a line by direction. A group has an `actual` text if its glyphs are in another order than its
 * letters, as in Devanagari. Readers turn what is from right to left by themselves.
 */
function copied({ pieces }: Line): { pieces: Piece[]; actual: string | null }[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0]!.isRightToLeft === piece.isRightToLeft) last.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => ({
    pieces: group,
    actual: group.some(isReordered) ? group.map(({ text }) => text).join('') : null,
  }));
}

/** True for what a reader would copy in another order. */
const isReordered = ({ text, isRightToLeft, face: { shape } }: Piece): boolean =>
  shape !== null && !isRightToLeft && !copiesAs(shape(text, false), text);

interface TextRoom {
  width: number;
  lineGap: number;
}

const BODY_SIZE = 11;

/** Shapes a text as one, not word by word, on one line. */
const asOne: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false };

/** The same font under another name, without which pdfkit takes it for the first. */
const copyOf = (font: Face['font']) =>
  Object.create(font, { postscriptName: { value: `${font.postscriptName}-RTL` } }) as Buffer;

/** True if pdfkit can lay out a text: one font, without shaping. */
const isSimple = (runs: readonly Run[]): runs is readonly [Run] =>
  runs.length === 1 && !runs[0]!.face.shape;

const A4 = { margin: 56, footer: 46 } as const;

export type PdfDocument = Awaited<ReturnType<typeof createPdfDocument>>;

/**
 * An A4 document, tagged for screen readers, with embedded fonts. `shows` has every text of a user that it shows, at any
 * depth, for the choice of fonts. `form` allows fields to type into, `hasGuests` pages of other documents.
 */
export async function createPdfDocument(options: {
  title: string;
  shows: unknown;
  now: Date;
  landscape?: boolean;
  form?: boolean;
  /** Printed in the footer of each page. */
  foot?: string | null;
  hasGuests?: boolean;
}) {
  const { title, now, landscape = false, form = false, foot = null, hasGuests = false } = options;
  const { runsOf, fontFor, drawable } = await fontsFor([title, options.shows]);
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: A4.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    // PDF/UA requires embedded fonts and tags everywhere, but the reader's own font sets what is typed into a field, and
    // other documents have neither. The types of pdfkit lack this subset.
    ...(!form && !hasGuests && { subset: 'PDF/UA' as never }),
    displayTitle: true,
    lang: 'en-AU',
    info: { Title: title, Author: PRODUCT, Creator: PRODUCT, CreationDate: now },
  });
  // The pages stay in memory until they are numbered. pdfkit keeps each operator of one as bytes of its own, which take
  // ten times the room.
  let last = doc.page;
  doc.on('pageAdded', () => {
    const { content } = last as unknown as { content: { buffer: Uint8Array[] } };
    content.buffer = [Buffer.concat(content.buffer)];
    last = doc.page;
  });
  const body = doc.struct('Document');
  doc.addStructure(body);
  const open = [body];
  const add = (part: PDFKit.PDFStructureElement) => void open.at(-1)!.add(part);
  // A font size is only kept for a font other than the form's first.
  if (form) doc.font('Courier').initForm();

  const width = () => doc.page.width - 2 * A4.margin;
  const bottom = () => doc.page.height - doc.page.margins.bottom;

  const use = (text: string, style: Style = {}) =>
    dress(fontFor(text, style.weight ?? 'regular'), style);

  const dressed = new Set<string>();

  /** From right to left, a font is another one: its brackets replace those that they mirror. */
  function fontOf(face: Face, { size = BODY_SIZE }: Style, isRightToLeft = false) {
    const name = isRightToLeft ? `${face.name} from right to left` : face.name;
    if (!dressed.has(name)) {
      doc.registerFont(name, isRightToLeft ? copyOf(face.font) : face.file);
      if (face.shape) shapeWith(face.shape, doc.font(name), isRightToLeft);
      dressed.add(name);
    }
    return doc.font(name).fontSize(size);
  }

  const dress = (face: Face, style: Style, isRightToLeft = false) =>
    fontOf(face, style, isRightToLeft).fillColor(style.color ?? ink.text);

  /** A paragraph or heading where the last one ended, or in a box. */
  function addText(type: string, text: string, style: Style = {}, box?: Box): void {
    const { align = 'left', link, goTo, above = 0, scope } = style;
    const { x, y, width: boxWidth } = box ?? { x: A4.margin, y: doc.y + above, width: width() };
    const options = { width: boxWidth, align, lineGap: 2, underline: link === text };
    const write = () => set(text, style, { x, y }, options);
    const inside = (): PDFKit.PDFStructureElement => {
      const part = doc.struct('Link', { alt: text }, () => {
        write();
        const length = Math.min(boxWidth, widthOf(text, style));
        const room = boxWidth - length;
        const left = x + (align === 'center' ? room / 2 : align === 'right' ? room : 0);
        // The text may have begun a page.
        const top = doc.y > y ? y : doc.page.margins.top;
        addLink(part, text, [left, top, length, doc.y - top], { link, goTo });
      });
      return part;
    };
    add(doc.struct(type, scope === undefined ? {} : { scope }, [link || goTo ? inside() : write]));
  }

  /** Makes a rectangle a link, in its structure element, named for screen readers. */
  function addLink(
    part: PDFKit.PDFStructureElement,
    text: string,
    [x, y, length, height]: readonly [x: number, y: number, width: number, height: number],
    { link, goTo }: Pick<Style, 'link' | 'goTo'>,
  ): void {
    const options = { structParent: part, Contents: new String(text) as string };
    if (link !== undefined) doc.link(x, y, length, height, link, options);
    else if (goTo !== undefined) doc.goTo(x, y, length, height, goTo, options);
  }

  /** Makes the current height of the page a destination of `goTo`. */
  function addDestination(name: string): void {
    doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, doc.y - 12), null);
  }

  const shown = (text: string, { weight }: Style) => drawable(printable(text), weight);

  /** Sets a text at a place; pdfkit lays out what is in one of the fonts without shaping. */
  function set(
    raw: string,
    style: Style,
    { x, y }: Pick<Box, 'x' | 'y'>,
    { align, ...options }: PDFKit.Mixins.TextOptions & { width: number; lineGap?: number },
  ): void {
    const text = shown(raw, style);
    const runs = runsOf(text, style.weight);
    if (isSimple(runs)) {
      const [{ face }] = runs;
      return void dress(face, style).text(withBreaks(text), x, y, { ...options, align });
    }
    const lines = linesOf(text, style, options.width);
    doc.y = y;
    for (const line of lines) {
      const { ascender, height } = heightOf(line, style);
      if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.continueOnNewPage();
      const room = options.width - line.width;
      // A paragraph from right to left begins on the right.
      const isRight = align === 'right' || (line.isRightToLeft && lines.length > 1);
      const start = x + (align === 'center' ? room / 2 : isRight ? room : 0);
      const top = doc.y;
      for (const { pieces, actual } of copied(line)) {
        if (actual) doc.markContent('Span', { actual });
        for (const { text: part, isRightToLeft, face, left } of pieces) {
          const place = { ...options, ...asOne, width: undefined, baseline: -ascender };
          dress(face, style, isRightToLeft).text(part, start + left, top, place);
        }
        if (actual) doc.endMarkedContent();
      }
      doc.y = top + height + (options.lineGap ?? 0);
    }
    doc.x = x;
  }

  const linesOf = (text: string, style: Style, room: number): Line[] =>
    layOutLines((part) => runsOf(part, style.weight), text, {
      width: room,
      measure: (part, face, isRightToLeft) =>
        fontOf(face, style, isRightToLeft).widthOfString(part, asOne),
    });

  /** In points, as the tallest of its fonts needs. */
  function heightOf({ pieces }: Line, { size = BODY_SIZE }: Style) {
    const faces = pieces.length > 0 ? pieces.map(({ face }) => face) : [fontFor('')];
    const ascender = Math.max(...faces.map((face) => face.ascender)) * size;
    return { ascender, height: ascender - Math.min(...faces.map((face) => face.descender)) * size };
  }

  /** Points that a text takes in a column of this width. */
  function heightIn(raw: string, style: Style, { width: room, lineGap }: TextRoom): number {
    const text = shown(raw, style) || ' ';
    const runs = runsOf(text, style.weight);
    if (isSimple(runs)) {
      const options = { width: room, lineGap };
      return fontOf(runs[0].face, style).heightOfString(withBreaks(text), options);
    }
    const lines = linesOf(text, style, room);
    return lines.reduce((sum, line) => sum + heightOf(line, style).height + lineGap, 0);
  }

  /** Points that a text takes on one line. */
  function widthOf(raw: string, style: Style): number {
    const text = shown(raw, style);
    const runs = runsOf(text, style.weight);
    if (isSimple(runs)) return fontOf(runs[0].face, style).widthOfString(text);
    return Math.max(...linesOf(text, style, Infinity).map((line) => line.width));
  }

  /** Groups what `write` adds in one structure element, such as a section. */
  function addSection(type: string, write: () => void, options: { scope?: Scope } = {}): void {
    const part = doc.struct(type, options);
    add(part);
    open.push(part);
    write();
    open.pop();
    part.end();
  }

  /** Starts a new page unless this many points are left, so that a heading stays with its text. */
  function keep(height: number): void {
    if (doc.y + height > bottom()) doc.addPage();
  }

  function bullets(items: readonly string[], style: Style = {}): void {
    const indent = 14;
    const size = style.size ?? BODY_SIZE;
    doc.y += style.above ?? 4;
    addSection('L', () => {
      for (const item of items) {
        keep(size * 1.4);
        const { y } = doc;
        draw(() => void doc.circle(A4.margin + 3, y + size * 0.55, 1.8).fill(ink.text));
        addSection('LI', () =>
          addText('LBody', item, style, { x: A4.margin + indent, y, width: width() - indent }),
        );
        doc.x = A4.margin;
        doc.y += 2;
      }
    });
  }

  /** Draws a shape that screen readers skip. */
  function draw(shape: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save();
    shape();
    doc.restore();
    doc.endMarkedContent();
  }

  function line({ x, y, width: length }: Box, color: string = ink.line): void {
    draw(
      () =>
        void doc
          .moveTo(x, y)
          .lineTo(x + length, y)
          .lineWidth(0.8)
          .stroke(color),
    );
  }

  /** Numbers the pages in their footers; nothing can be added afterwards. */
  function addFooters(): void {
    body.end();
    const { start, count } = doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index);
      // Text in the margin would start a new page.
      doc.page.margins.bottom = 0;
      const y = doc.page.height - A4.footer;
      const page = `page ${index - start + 1} of ${count}`;
      const footer = [title, PRODUCT, foot, page].filter(Boolean).join(' · ');
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      const place = { x: A4.margin, y };
      set(footer, { size: 8.5, color: ink.soft }, place, { width: width(), align: 'center' });
      doc.endMarkedContent();
    }
  }

  /** Finishes the file, with page numbers in the footer. */
  function done(): Promise<Buffer> {
    addFooters();
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.on('error', reject);
      doc.end();
    });
  }

  return {
    doc,
    body,
    margin: A4.margin,
    width,
    use,
    set,
    heightIn,
    widthOf,
    addText,
    addSection,
    keep,
    bullets,
    draw,
    line,
    addDestination,
    addLink,
    addFooters,
    done,
  };
}
