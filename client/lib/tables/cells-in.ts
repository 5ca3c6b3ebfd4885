import Papa from 'papaparse';
import { headingRowOf } from '#domain/records/table-cells';

const separators = [',', ';', '\t', '|'];

/** Number of rows by which the separator is found: titles may precede the headings. */
const PREVIEW = 40;

/** Excel's first line that names the separator, such as sep=; — it is no row. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[,;\t| ]*\n/i;

/** Returns the rows of a text as cells. `known` counts the headings that a row names: the separator that gives the most is used. */
export function cellsIn(text: string, known: (cells: readonly string[]) => number): string[][] {
  // One kind of line end: the parser knows only the commonest of a text.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [line = '', stated] = SEPARATOR_LINE.exec(plain) ?? [];
  const rest = plain.slice(line.length);
  const delimiter = stated ?? separatorOf(rest, known);
  const { data } = Papa.parse<string[]>(rest, {
    ...(delimiter && { delimiter }),
    delimitersToGuess: separators,
  });
  return data;
}

function separatorOf(text: string, known: (cells: readonly string[]) => number): string | null {
  let best: string | null = null;
  let most = 1;
  for (const delimiter of separators) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: PREVIEW });
    const count = known(data[headingRowOf(data, known)] ?? []);
    if (count > most) [best, most] = [delimiter, count];
  }
  return best;
}
