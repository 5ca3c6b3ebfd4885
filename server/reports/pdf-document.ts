import PDFDocument from 'pdfkit';
import { fontFor, runsOf, type Face, type Run, type Weight } from './fonts.ts';

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
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

const BODY_SIZE = 11;

const A4 = { margin: 56, footer: 46 } as const;

export type PdfDocument = ReturnType<typeof createPdfDocument>;

/**
 * An A4 document, tagged for screen readers, with embedded fonts. `form` allows fields to type into, `hasGuests` pages
 * of other documents.
 */
export function createPdfDocument(options: {
  title: string;
  now: Date;
  landscape?: boolean;
  form?: boolean;
  /** Printed in the footer of each page. */
  foot?: string | null;
  hasGuests?: boolean;
}) {
  const { title, now, landscape = false, form = false, foot = null, hasGuests = false } = options;
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
    info: { Title: title, Author: 'ParaMed CPD', Creator: 'ParaMed CPD', CreationDate: now },
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

  function dress({ name, file }: Face, { size = BODY_SIZE, color = ink.text }: Style) {
    doc.registerFont(name, file);
    return doc.font(name).fontSize(size).fillColor(color);
  }

  /** A paragraph or heading where the last one ended, or in a box. */
  function addText(type: string, text: string, style: Style = {}, box?: Box): void {
    const { align = 'left', link, goTo, above = 0 } = style;
    const { x, y, width: boxWidth } = box ?? { x: A4.margin, y: doc.y + above, width: width() };
    const options = { width: boxWidth, align, lineGap: 2, link, underline: link === text };
    const write = () => set(text, style, { x, y }, options);
    const inside = (): PDFKit.PDFStructureElement => {
      const part = doc.struct('Link', { alt: text }, () => {
        write();
        if (goTo === undefined) return;
        const length = Math.min(boxWidth, lengthOf(runsOf(text, style.weight), style));
        doc.goTo(x, y, length, doc.y - y, goTo, {
          structParent: part,
          Contents: new String(text) as string,
        });
      });
      return part;
    };
    add(doc.struct(type, {}, [link || goTo ? inside() : write]));
  }

  /** Makes the current height of the page a destination of `goTo`. */
  function addDestination(name: string): void {
    doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, doc.y - 12), null);
  }

  /** Sets each part of a text in the first font that has its letters, all on the same baseline. */
  function set(
    text: string,
    style: Style,
    { x, y }: Pick<Box, 'x' | 'y'>,
    { align, ...options }: PDFKit.Mixins.TextOptions & { width: number },
  ): void {
    const runs = runsOf(text, style.weight);
    const [first] = runs;
    if (!first) return;
    if (runs.length === 1) {
      return void dress(first.face, style).text(text, x, y, { ...options, align });
    }
    const room = align === 'left' ? 0 : options.width - lengthOf(runs, style);
    // pdfkit cannot align text with several fonts; several lines of it are rare, and stay left-aligned.
    const indent = Math.max(0, align === 'center' ? room / 2 : room);
    const baseline = -first.face.ascender * (style.size ?? BODY_SIZE);
    runs.forEach((run, index) => {
      const more = { ...options, baseline, continued: index < runs.length - 1 };
      dress(run.face, style);
      if (index === 0) doc.text(run.text, x + indent, y, more);
      else doc.text(run.text, more);
    });
  }

  const lengthOf = (runs: readonly Run[], style: Style) =>
    runs.reduce((sum, { text, face }) => sum + dress(face, style).widthOfString(text), 0);

  /** Groups what `write` adds in one structure element, such as a section. */
  function addSection(type: string, write: () => void): void {
    const part = doc.struct(type);
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
      const footer = [title, 'ParaMed CPD', foot, page].filter(Boolean).join(' · ');
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
    addText,
    addSection,
    keep,
    bullets,
    draw,
    line,
    addDestination,
    addFooters,
    done,
  };
}
