import { LocalFailure } from '#client/lib/form-errors.ts';
import { cellsIn } from '#client/lib/tables/cells-in.ts';
import { decodedText, isWorkbook } from '#domain/records/decode-text';
import { headingsIn } from '#domain/records/import-columns';
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  importMessages as messages,
} from '#domain/records/imports';
import { headingRowOf, isFilled } from '#domain/records/table-cells';

/** A table as given: all its lines, so that their numbers are the spreadsheet's. */
export interface Table {
  /** Null for pasted text. */
  fileName: string | null;
  cells: string[][];
  /** Note about how the file's letters were read. */
  note: string | null;
}

/** Reads a CSV file; throws LocalFailure. */
export async function readFile(file: File): Promise<Table> {
  if (file.size > IMPORT_MAX_BYTES) throw new LocalFailure(messages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) throw new LocalFailure(messages.workbook);
  const decoded = decodedText(bytes);
  if (!decoded) throw new LocalFailure(messages.notText);
  return { fileName: file.name.slice(-255), cells: cellsOf(decoded.text), note: decoded.note };
}

/** Reads a text, such as rows copied from a spreadsheet; throws LocalFailure. */
export function readText(text: string): Table {
  if (text.length > IMPORT_MAX_BYTES) throw new LocalFailure(messages.tooLarge);
  return { fileName: null, cells: cellsOf(text), note: null };
}

function cellsOf(text: string): string[][] {
  const cells = cellsIn(text, headingsIn);
  const rows = cells.slice(headingRowOf(cells, headingsIn) + 1).filter(isFilled).length;
  if (rows === 0) throw new LocalFailure(messages.empty);
  if (rows > IMPORT_MAX_ROWS) throw new LocalFailure(messages.tooManyRows(rows));
  return cells;
}
