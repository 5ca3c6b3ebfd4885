import Papa from 'papaparse';
import { LocalFailure } from '#client/lib/form-errors.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, importMessages as messages } from '#domain/imports';

/** A table as given: its lines, the column names first. */
export interface Table {
  /** Null for pasted text. */
  fileName: string | null;
  cells: string[][];
}

/** Says why something cannot be read, in words for the user. */
export class UnreadableTable extends LocalFailure {}

/** Reads a CSV file; throws UnreadableTable. */
export async function readFile(file: File): Promise<Table> {
  if (file.size > IMPORT_MAX_BYTES) throw new UnreadableTable(messages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { fileName: file.name.slice(-255), cells: cellsOf(decoded(bytes)) };
}

/** Reads a text, such as rows copied from a spreadsheet; throws UnreadableTable. */
export function readText(text: string): Table {
  if (text.length > IMPORT_MAX_BYTES) throw new UnreadableTable(messages.tooLarge);
  return { fileName: null, cells: cellsOf(text) };
}

function cellsOf(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    // The parser detects the delimiter of several columns; a single column has none.
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const filled = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length < 2) throw new UnreadableTable(messages.empty);
  const rows = filled.length - 1;
  if (rows > IMPORT_MAX_ROWS) throw new UnreadableTable(messages.tooManyRows(rows));
  // Keeps empty lines, so that row numbers match the spreadsheet's.
  return data.slice(data.indexOf(filled[0]!));
}

/** Excel writes UTF-8 with a BOM, UTF-16, or Windows-1252. */
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
