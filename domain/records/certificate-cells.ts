/** A piece of text on a page, with its edges; `top` grows downwards and on from page to page. */
export interface Cell {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Maximum pieces of text and characters of one that are read: a certificate has some dozens of lines. */
export const CELLS_MAX = 400;
export const CELL_MAX = 300;

/** Neighbours of a cell: on its line, and above and below it. */
export interface Neighbours {
  left: Cell | null;
  right: Cell | null;
  above: Cell | null;
  below: Cell | null;
}

/** Returns the cells as read: one kind of spaces and digits, in the order of lines, without empty ones. */
export const tidyCells = (cells: readonly Cell[]): Cell[] =>
  cells
    .slice(0, CELLS_MAX)
    .map((cell) => ({ ...cell, text: tidy(cell.text) }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => (isBeside(a, b) ? a.left - b.left : a.top - b.top));

/** Letters that stand for several, or that are wide, and marks of direction have no meaning of their own. */
const tidy = (text: string): string =>
  text
    .slice(0, CELL_MAX)
    .replace(/[\uFF01-\uFF5E\uFB00-\uFB06]/g, (each) => each.normalize('NFKC'))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/_{2,}|\.{4,}/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();

/** Digits other than 0 to 9, which are asked about. */
export const hasOtherDigits = (text: string): boolean => /(?![0-9])\p{Nd}/u.test(text);

const heightOf = ({ top, bottom }: Cell): number => Math.max(bottom - top, 1);

/** True for cells on one line. */
export const isBeside = (a: Cell, b: Cell): boolean =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(heightOf(a), heightOf(b)) / 2;

const isInColumn = (a: Cell, b: Cell): boolean =>
  Math.min(a.right, b.right) > Math.max(a.left, b.left);

/** Lines between a cell and its neighbour above or below, at most. */
const NEAR = 3;

const nearest = (cells: readonly Cell[], distance: (cell: Cell) => number): Cell | null =>
  cells.reduce<Cell | null>(
    (best, each) => (best === null || distance(each) < distance(best) ? each : best),
    null,
  );

export function neighboursOf(cell: Cell, cells: readonly Cell[]): Neighbours {
  const others = cells.filter((each) => each !== cell);
  const line = others.filter((each) => isBeside(each, cell));
  const column = others.filter((each) => !isBeside(each, cell) && isInColumn(each, cell));
  const reach = NEAR * heightOf(cell);
  return {
    left: nearest(
      line.filter((each) => each.left < cell.left),
      (each) => cell.left - each.right,
    ),
    right: nearest(
      line.filter((each) => each.left > cell.left),
      (each) => each.left - cell.right,
    ),
    above: nearest(
      column.filter((each) => each.top < cell.top && cell.top - each.bottom <= reach),
      (each) => cell.top - each.bottom,
    ),
    below: nearest(
      column.filter((each) => each.top > cell.top && each.top - cell.bottom <= reach),
      (each) => each.top - cell.bottom,
    ),
  };
}

/** How much nearer a label must be than another on the other side of its value. */
const CLEARLY = 1.4;

/** Returns which of the cells above and below is clearly the nearer; null if neither. */
export function nearerOf(cell: Cell, above: Cell, below: Cell): Cell | null {
  const [up, down] = [Math.max(cell.top - above.bottom, 1), Math.max(below.top - cell.bottom, 1)];
  return up * CLEARLY <= down ? above : down * CLEARLY <= up ? below : null;
}

/** Gaps in heights of the text: a smaller one is within a word, a wider one is between columns. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 1.3;
/** Lines that are open at once: columns, stamps and margins. */
const OPEN_LINES = 30;

/** Joins the words of a page into the texts of its lines; those of two columns stay apart. */
export function joinWords(words: readonly Cell[]): Cell[] {
  const cells: Cell[] = [];
  const sorted = words
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => a.top + a.bottom - (b.top + b.bottom) || a.left - b.left);
  // Words of one line whose letters differ in height are not in the order of reading.
  const rows: Cell[][] = [];
  for (const word of sorted) {
    const row = rows.slice(-OPEN_LINES).find((each) => isBeside(each[0]!, word));
    if (row) row.push(word);
    else rows.push([word]);
  }
  for (const row of rows) {
    let last: Cell | null = null;
    for (const word of row.toSorted((a, b) => a.left - b.left)) {
      const gap = last ? word.left - last.right : 0;
      const height = last ? Math.min(heightOf(last), heightOf(word)) : 0;
      if (last && gap <= height * COLUMN_GAP) {
        last.text += (gap > height * WORD_GAP ? ' ' : '') + word.text;
        last.right = Math.max(last.right, word.right);
        last.top = Math.min(last.top, word.top);
        last.bottom = Math.max(last.bottom, word.bottom);
      } else {
        last = { ...word };
        cells.push(last);
      }
    }
  }
  return cells;
}
