import { ink, type PdfDocument } from '../pdf-document.ts';

/** A line of the contents. */
export interface Entry {
  text: string;
  page: number;
  /** The destination that the line links to. */
  goTo?: string;
}

/** Reserves space for the contents on the first page; the result fills it once the page numbers are known. */
export function contentsAt(paper: PdfDocument): (entries: readonly Entry[]) => void {
  const { doc, addText, margin, width, body } = paper;
  addText('H2', 'Contents', { size: 14, weight: 'bold', color: ink.accent, above: 22 });
  const list = doc.struct('TOC');
  body.add(list);
  const start = doc.y + 4;
  return (entries) => {
    doc.switchToPage(0);
    let y = start;
    for (const { text, page, goTo } of entries) {
      const line = doc.struct('TOCI', {}, () => {
        paper.use(text, { size: 10 }).text(text, margin, y, { width: width() - 60 });
        const number = `${page}`;
        paper.use(number, { size: 10 });
        doc.text(number, margin + width() - 60, y, { width: 60, align: 'right' });
        if (goTo) doc.goTo(margin, y, width(), 14, goTo);
      });
      list.add(line);
      y += 17;
    }
    list.end();
  };
}
