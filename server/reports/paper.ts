import PDFDocument from 'pdfkit';
import dayjs from 'dayjs';
import type { CivilDate } from '#domain/dates';
import { sourceNote, type Source } from '#domain/standard';
import { fontFor, type Weight } from './fonts.ts';

export const ink = {
  text: '#1e2b2a',
  soft: '#52605d',
  accent: '#0e5a59',
  attention: '#6f4100',
  line: '#b9b2a4',
} as const;

export interface Style {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'center';
  link?: string;
  /** Points of empty space above. */
  above?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

const A4 = { margin: 56, footer: 46 } as const;

export type Paper = ReturnType<typeof createPaper>;

/** An A4 document, tagged for those who listen to it, with every font inside. `form` allows fields to type into. */
export function createPaper(options: {
  title: string;
  now: Date;
  landscape?: boolean;
  form?: boolean;
}) {
  const { title, now, landscape = false, form = false } = options;
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: A4.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    // PDF/UA asks for embedded fonts, and what is typed into a field is set in one of the reader's own.
    // The types of pdfkit do not know this subset yet.
    ...(!form && { subset: 'PDF/UA' as never }),
    displayTitle: true,
    lang: 'en-AU',
    info: { Title: title, Author: 'ParaMed CPD', Creator: 'ParaMed CPD', CreationDate: now },
  });
  const body = doc.struct('Document');
  doc.addStructure(body);
  // A size of letters is only kept for a font that is not the form's first one.
  if (form) doc.font('Courier').initForm();

  const width = () => doc.page.width - 2 * A4.margin;
  const bottom = () => doc.page.height - doc.page.margins.bottom;

  function use(text: string, { size = 11, weight = 'regular', color = ink.text }: Style = {}) {
    const { name, file } = fontFor(text, weight);
    doc.registerFont(name, file);
    return doc.font(name).fontSize(size).fillColor(color);
  }

  /** A paragraph or heading where the last one ended, or in a box. */
  function say(type: string, text: string, style: Style = {}, box?: Box): void {
    const { align = 'left', link, above = 0 } = style;
    const { x, y, width: boxWidth } = box ?? { x: A4.margin, y: doc.y + above, width: width() };
    use(text, style);
    const write = () =>
      void doc.text(text, x, y, {
        width: boxWidth,
        align,
        lineGap: 2,
        link,
        underline: link === text,
      });
    const content = link ? doc.struct('Link', { alt: text }, write) : write;
    body.add(doc.struct(type, {}, [content]));
  }

  /** Begins a new page unless so many points are left, so that a heading stays with its text. */
  function keep(height: number): void {
    if (doc.y + height > bottom()) doc.addPage();
  }

  function bullets(items: readonly string[], style: Style = {}): void {
    doc.y += style.above ?? 4;
    use(items.join(' '), style);
    const list = doc.struct('L');
    body.add(list);
    doc.list([...items], A4.margin, doc.y, {
      width: width(),
      bulletRadius: 2,
      textIndent: 12,
      lineGap: 2,
      paragraphGap: 2,
      structParent: list,
    });
    list.end();
  }

  /** What is drawn, and is not read aloud. */
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

  /** The file, with the number of each page at its foot. */
  function done(): Promise<Buffer> {
    body.end();
    const { start, count } = doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index);
      // A line in the margin would begin a new page.
      doc.page.margins.bottom = 0;
      const y = doc.page.height - A4.footer;
      const footer = `${title} · ParaMed CPD · page ${index - start + 1} of ${count}`;
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      use(footer, { size: 8.5, color: ink.soft }).text(footer, A4.margin, y, {
        width: width(),
        align: 'center',
      });
      doc.endMarkedContent();
    }
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.on('error', reject);
      doc.end();
    });
  }

  return { doc, body, margin: A4.margin, width, use, say, keep, bullets, draw, line, done };
}

/** '05 Mar 2026'. */
export const dayText = (day: CivilDate): string => dayjs(day).format('DD MMM YYYY');

/** Where a rule stands, and since when, and what is not certain about it. */
export function citation(source: Source): string {
  const { title, publisher, effective } = source;
  const note = sourceNote(source);
  return `Source: ${title}, ${publisher}, in effect from ${dayText(effective)}.${note ? ` ${note}.` : ''}`;
}
