/** How many bytes show whether a text without a mark is UTF-16. */
const SAMPLE_BYTES = 4_096;

/** True for a workbook of Excel, Numbers or LibreOffice, or another ZIP archive, instead of a text. */
export const isWorkbook = ([first, second, third, fourth]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b && third === 3 && fourth === 4) ||
  (first === 0xd0 && second === 0xcf);

export interface DecodedText {
  text: string;
  /** Shown beside what was read; null if the file leaves no doubt about its letters. */
  note: string | null;
}

/** Note on a file that is not UTF-8 and does not state its encoding. */
export const lettersNote =
  'The file does not say how its letters are stored, so they were read as older Windows programs write them. If names or accents look wrong, save it as UTF-8 and choose it again.';

/**
 * Returns a file's text without its byte order mark: UTF-8, UTF-16 also without a mark, otherwise Windows-1252, as
 * Excel writes them, with a note. Null if it is no text.
 */
export function decodedText(bytes: Uint8Array): DecodedText | null {
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), note: null };
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: null };
  } catch {
    // Not UTF-8; Windows-1252 gives every byte a character.
    return { text: new TextDecoder('windows-1252').decode(bytes), note: lettersNote };
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1;
  // Latin letters have a zero in every other byte, and nothing else has.
  if (zeros[0] === 0 && zeros[1]! > sample.length / 4) return 'utf-16le';
  if (zeros[1] === 0 && zeros[0]! > sample.length / 4) return 'utf-16be';
  return null;
}
