import { ink, type Box, type PdfDocument } from '../pdf-document.ts';

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
  /** True if its cells name their rows. */
  isHeader?: boolean;
  cell: (row: Row) => string | readonly CellLine[];
  /** In a last row, such as a total. */
  foot?: string;
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
          const room = { width: places[index]!.width, lineGap: LINE_GAP };
          return sum + paper.heightIn(text, { size: SIZE }, room);
        }, 0),
      ),
    );

  const row = (
    cells: readonly (readonly CellLine[])[],
    height: number,
    write: (lines: readonly CellLine[], index: number) => void,
  ): void => {
    const top = doc.y + PADDING;
    for (const [index, lines] of cells.entries()) {
      doc.y = top;
      write(lines, index);
    }
    doc.x = margin;
    doc.y = top + height + PADDING;
  };
  const rule = () => paper.line({ x: margin, y: doc.y, width: width() });

  const headStyle = { size: SIZE, weight: 'bold', color: ink.soft } as const;
  const headHeight = heightOf(head) + 4;
  const firstHead = () =>
    addSection('TR', () =>
      row(head, headHeight, ([line], index) =>
        addText(
          'TH',
          line!.text,
          { ...headStyle, ...alignOf(columns[index]!), scope: 'Column' },
          { ...places[index]!, y: doc.y },
        ),
      ),
    );
  // Only the first head is read aloud.
  const nextHead = () =>
    paper.draw(() =>
      row(head, headHeight, ([line], index) => {
        const { x, width: cellWidth } = places[index]!;
        const options = { width: cellWidth, lineGap: LINE_GAP, ...alignOf(columns[index]!) };
        paper.set(line!.text, headStyle, { x, y: doc.y }, options);
      }),
    );

  /** Continues on the next page, below its head, unless a row of this height fits. */
  const makeRoom = (height: number): void => {
    if (doc.y + height + 2 * PADDING <= doc.page.height - doc.page.margins.bottom) return;
    doc.addPage(layout);
    nextHead();
    rule();
  };

  addSection('Table', () => {
    paper.keep(headHeight + 40);
    firstHead();
    rule();
    for (const each of rows) {
      const cells = columns.map(({ cell }) => linesOf(cell(each)));
      const height = heightOf(cells);
      makeRoom(height);
      onRow(each);
      addSection('TR', () =>
        row(cells, height, (lines, index) => {
          const write = (type: string, { text, goTo, onPlaced }: CellLine) => {
            const box = { ...places[index]!, y: doc.y };
            onPlaced?.(box);
            const style = { size: SIZE, ...alignOf(columns[index]!) };
            const link = goTo === undefined ? {} : { goTo, color: ink.accent };
            addText(type, text, { ...style, ...link }, box);
          };
          const { isHeader = false } = columns[index]!;
          const [type, scope] = isHeader
            ? (['TH', { scope: 'Row' }] as const)
            : (['TD', {}] as const);
          addSection(type, () => lines.forEach((line) => write('P', line)), scope);
        }),
      );
      rule();
    }
    const foot = columns.map((column) => column.foot ?? '');
    if (!foot.some(Boolean)) return;
    const height = heightOf(foot.map((text) => [{ text }])) + 4;
    makeRoom(height);
    addSection('TR', () =>
      row(
        foot.map((text) => [{ text }]),
        height,
        ([line], index) => {
          const isName = index === foot.findIndex(Boolean);
          const style = { size: SIZE, weight: 'bold', ...alignOf(columns[index]!) } as const;
          const scope = isName ? ({ scope: 'Row' } as const) : {};
          addText(
            isName ? 'TH' : 'TD',
            line!.text,
            { ...style, ...scope },
            { ...places[index]!, y: doc.y },
          );
        },
      ),
    );
    rule();
  });
}

/** Starts a page with more room for columns. */
export const addLandscapePage = ({ doc }: PdfDocument): void => void doc.addPage(landscape);

const alignOf = ({ align }: { align?: 'right' }) => (align ? { align } : {});

function linesOf(cell: string | readonly CellLine[]): readonly CellLine[] {
  const lines = typeof cell === 'string' ? [{ text: cell }] : cell;
  return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ') }));
}
