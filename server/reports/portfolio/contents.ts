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
      const number = `${page}`;
      const write = () => {
        const place = { x: margin, y };
        paper.set(text, { size: 10 }, place, { width: width() - 60, align: 'left' });
        const end = { x: margin + width() - 60, y };
        paper.set(number, { size: 10 }, end, { width: 60, align: 'right' });
      };
      const line = doc.struct('TOCI');
      const inside = goTo ? doc.struct('Link', { alt: `${text}, page ${number}` }) : line;
      if (inside !== line) line.add(inside);
      inside.add(() => {
        write();
        if (goTo) paper.addLink(inside, text, [margin, y, width(), 14], { goTo });
      });
      list.add(line);
      y += 17;
    }
    list.end();
  };
}
