/** A cell of a table. */
export type Cell = string | number | boolean | null;

/** A table as RFC 4180 text with a byte order mark, by which Excel knows that it is UTF-8. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  const text = typeof cell === 'string' ? guarded(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run what looks like a formula; an apostrophe in front keeps it a text. */
function guarded(text: string): string {
  return /^\s*[=+\-@\t\r|＝＋－＠]/.test(text) ? `'${text}` : text;
}
