import { ink, type Box, type PdfDocument } from '../pdf-document.ts';
import { printable } from '../portfolio/parts.ts';

/** A line of a cell; it may link to a destination in the document. */
export interface CellLine {
  text: string;
  goTo?: string;
  /** Called with the place of the line on the current page, to fill it later. */
  onPlaced?: (box: Box) => void;
}

export interface Column<Row> {
  label: string;
  width: number;
  align?: 'right';
  cell: (row: Row) => string | readonly CellLine[];
}

const SIZE = 8.5;
const PADDING = 4;
const LINE_GAP = 2;

/** Options of a page with more room for columns. */
const landscape = { size: 'A4', layout: 'landscape', margin: 56 } as const;

/** A table that continues on further pages, with its head on each. `onRow` runs at the top of a row. */
export function table<Row>(
  paper: PdfDocument,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  onRow: (row: Row) => void = () => {},
): void {
  const { doc, margin, width, addText, addSection } = paper;
  const layout = doc.page.width > doc.page.height ? landscape : undefined;
  const total = columns.reduce((sum, column) => sum + column.width, 0);
  const places = columns.map((column, index) => ({
    x:
      margin +
      (columns.slice(0, index).reduce((sum, each) => sum + each.width, 0) / total) * width() +
      PADDING,
    width: (column.width / total) * width() - 2 * PADDING,
  }));
  const head = columns.map(({ label }) => [{ text: label }]);

  const heightOf = (cells: readonly (readonly CellLine[])[]): number =>
    Math.max(
      ...cells.map((lines, index) =>
        lines.reduce((sum, { text }) => {
          const options = { width: places[index]!.width, lineGap: LINE_GAP };
          return sum + paper.use(text, { size: SIZE }).heightOfString(text || ' ', options);
        }, 0),
      ),
    );

  const row = (
    cells: readonly (readonly CellLine[])[],
    height: number,
    write: (line: CellLine, index: number, y: number) => void,
  ): void => {
    const top = doc.y + PADDING;
    for (const [index, lines] of cells.entries()) {
      doc.y = top;
      for (const line of lines) write(line, index, doc.y);
    }
    doc.x = margin;
    doc.y = top + height + PADDING;
  };
  const rule = () => paper.line({ x: margin, y: doc.y, width: width() });

  const headStyle = { size: SIZE, weight: 'bold', color: ink.soft } as const;
  const headHeight = heightOf(head) + 4;
  const firstHead = () =>
    addSection('TR', () =>
      row(head, headHeight, ({ text }, index, y) =>
        addText(
          'TH',
          text,
          { ...headStyle, ...alignOf(columns[index]!) },
          { ...places[index]!, y },
        ),
      ),
    );
  // Only the first head is read aloud.
  const nextHead = () =>
    paper.draw(() =>
      row(head, headHeight, ({ text }, index, y) => {
        const { x, width: cellWidth } = places[index]!;
        const options = { width: cellWidth, lineGap: LINE_GAP, ...alignOf(columns[index]!) };
        paper.use(text, headStyle).text(text, x, y, options);
      }),
    );

  addSection('Table', () => {
    paper.keep(headHeight + 40);
    firstHead();
    rule();
    for (const each of rows) {
      const cells = columns.map(({ cell }) => linesOf(cell(each)));
      const height = heightOf(cells);
      if (doc.y + height + 2 * PADDING > doc.page.height - doc.page.margins.bottom) {
        doc.addPage(layout);
        nextHead();
        rule();
      }
      onRow(each);
      addSection('TR', () =>
        row(cells, height, ({ text, goTo, onPlaced }, index, y) => {
          onPlaced?.({ ...places[index]!, y });
          const style = { size: SIZE, ...alignOf(columns[index]!) };
          const link = goTo === undefined ? {} : { goTo, color: ink.accent };
          addText('TD', text, { ...style, ...link }, { ...places[index]!, y });
        }),
      );
      rule();
    }
  });
}

/** Starts a page with more room for columns. */
export const addLandscapePage = ({ doc }: PdfDocument): void => void doc.addPage(landscape);

const alignOf = ({ align }: { align?: 'right' }) => (align ? { align } : {});

function linesOf(cell: string | readonly CellLine[]): readonly CellLine[] {
  const lines = typeof cell === 'string' ? [{ text: cell }] : cell;
  return lines.map((line) => ({ ...line, text: printable(line.text.replace(/\s+/g, ' ')) }));
}
