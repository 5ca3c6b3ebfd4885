import Papa from 'papaparse';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, importMessages as messages } from '#domain/imports';

/** A table as it was given: its lines, the names of the columns first. */
export interface Table {
  /** Null for what was pasted. */
  fileName: string | null;
  cells: string[][];
}

/** Why something cannot be read, in words for the user. */
export class UnreadableTable extends Error {}

/** The table in a file of comma-separated values; throws UnreadableTable. */
export async function readFile(file: File): Promise<Table> {
  if (file.size > IMPORT_MAX_BYTES) throw new UnreadableTable(messages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { fileName: file.name.slice(-255), cells: cellsOf(decoded(bytes)) };
}

/** The table in a text, such as rows copied out of a spreadsheet; throws UnreadableTable. */
export function readText(text: string): Table {
  if (text.length > IMPORT_MAX_BYTES) throw new UnreadableTable(messages.tooLarge);
  return { fileName: null, cells: cellsOf(text) };
}

function cellsOf(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    // Found by itself where there are several columns; one alone has none.
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const filled = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length < 2) throw new UnreadableTable(messages.empty);
  const rows = filled.length - 1;
  if (rows > IMPORT_MAX_ROWS) throw new UnreadableTable(messages.tooManyRows(rows));
  // Empty lines stay, so that the numbers of the rows are those that a spreadsheet shows.
  return data.slice(data.indexOf(filled[0]!));
}

/** Excel writes UTF-8 with a mark, UTF-16, or the code page of Windows. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) throw new UnreadableTable(messages.workbook);
  if (first === 0xd0 && second === 0xcf) throw new UnreadableTable(messages.workbook);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new UnreadableTable(messages.notText);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
