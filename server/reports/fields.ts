import type { TemplateField } from '#domain/records/templates';
import { ink, type Box, type PdfDocument } from './pdf-document.ts';

const LINE_HEIGHT = 20;
const GAP = 24;
const BETWEEN_ROWS = 12;

/** Fields to type into, side by side; a wide one has its own row. */
export function grid(
  paper: PdfDocument,
  fields: readonly TemplateField[],
  { columns, above }: { columns: number; above: number },
): void {
  const { doc, margin, width } = paper;
  const column = (width() - (columns - 1) * GAP) / columns;
  let y = doc.y + above;
  let end = y;
  let place = 0;
  for (const { label, wide = false } of fields) {
    if (wide || place === columns) {
      if (place > 0) y = end + BETWEEN_ROWS;
      place = 0;
    }
    const box = { x: margin + place * (column + GAP), y, width: wide ? width() : column };
    end = Math.max(place === 0 ? 0 : end, field(paper, label, box));
    place = wide ? columns : place + 1;
  }
  doc.x = margin;
  doc.y = end;
}

/** A box for several lines of text, with its label above. */
export function area(paper: PdfDocument, label: string, height: number): void {
  const { doc, margin, width, draw, keep } = paper;
  keep(height + 4);
  const box = { x: margin, y: doc.y + 4, width: width() };
  draw(() => void doc.rect(box.x, box.y, box.width, height).lineWidth(0.8).stroke(ink.line));
  input(paper, label, box, { height, multiline: true });
  doc.y = box.y + height;
}

/** Items to tick by hand. */
export function checks(
  { doc, margin, width, draw, addText }: PdfDocument,
  items: readonly string[],
): void {
  for (const item of items) {
    const y = doc.y + 6;
    draw(
      () =>
        void doc
          .rect(margin, y + 1, 10, 10)
          .lineWidth(0.8)
          .stroke(ink.soft),
    );
    addText('P', item, {}, { x: margin + 20, y, width: width() - 20 });
  }
}

/** A line to type on, below its label; returns its bottom edge. */
function field(paper: PdfDocument, label: string, box: Box): number {
  paper.addText('P', label, { size: 9, color: ink.soft }, box);
  const { y: top } = paper.doc;
  paper.line({ ...box, y: top + LINE_HEIGHT });
  input(paper, label, { ...box, y: top }, { height: LINE_HEIGHT, multiline: false });
  return top + LINE_HEIGHT;
}

/** pdfkit gives a field neither an accessible name nor a place in the reading order: this adds both. */
function input(
  { doc, body }: PdfDocument,
  label: string,
  { x, y, width }: Box,
  { height, multiline }: { height: number; multiline: boolean },
): void {
  const element = doc.struct('Form', { alt: label });
  body.add(element);
  doc.font('Helvetica');
  const { annotate } = doc;
  doc.annotate = (...[left, top, w, h, entries]) => {
    const added = { TU: new String(label), structParent: element };
    return annotate.call(doc, left, top, w, h, { ...entries, ...added });
  };
  doc.formText(label, x, y, width, height, { fontSize: 11, multiline });
  doc.annotate = annotate;
  element.end();
}
