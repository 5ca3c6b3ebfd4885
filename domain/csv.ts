/** A cell of a table. */
export type Cell = string | number | boolean | null;

/** Returns a table as RFC 4180 text. A byte order mark lets Excel recognise UTF-8. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvLines(rows)}`;
}

/** Returns rows of a table, without the byte order mark. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(cell: Cell): string {
  const text = cellText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a cell as a reader of the table gets it. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return typeof cell === 'string' ? guarded(cell) : String(cell ?? '');
}

/** Puts an apostrophe before formula-like text, so that spreadsheets do not run it. */
function guarded(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** True for a text that a spreadsheet could run, also behind apostrophes of its own, so that the guard is always one more. */
export const isFormula = (text: string): boolean => /^'*\s*[=+\-@\t\r|＝＋－＠]/.test(text);
