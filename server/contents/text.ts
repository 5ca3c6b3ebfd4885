import type { FileHandle } from 'node:fs/promises';
import { AppError, malformed } from '../errors.ts';
import { evidenceMessages } from '#domain/records/evidence-files';
import { piece } from './pieces.ts';

const PIECE_BYTES = 64 * 1024;

/** Markup is text too, but not plain: SVG and HTML can contain scripts. */
const markup = /^\s*<(\?xml|!doctype|!--|svg|html|head|body|script|math|rss)/i;

const ESCAPE = 27;

/** Control characters that plain text never contains; those for lines and pages are allowed. */
const isForeign = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== ESCAPE);

/** Checks for plain text: UTF-8 throughout, and no markup. */
export async function checkText(file: FileHandle, size: number): Promise<'text/plain'> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for (let start = 0; start < size; start += PIECE_BYTES) {
    const bytes = await piece(file, start, PIECE_BYTES);
    const isMarkup = start === 0 && markup.test(bytes.toString('latin1', 0, 200).slice(bom(bytes)));
    if (isMarkup || (bytes.some(isForeign) && !isWide(bytes))) throw otherType();
    try {
      decoder.decode(bytes, { stream: start + bytes.length < size });
    } catch {
      throw malformed(evidenceMessages.brokenText);
    }
  }
  return 'text/plain';
}

/** The length of the byte order mark with which some programs start UTF-8. */
const bom = (bytes: Buffer) => (bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0);

/** Text in UTF-16. */
const isWide = (bytes: Buffer) => /^(fffe|feff)/.test(bytes.subarray(0, 2).toString('hex'));

const otherType = () => new AppError('UNSUPPORTED_MEDIA_TYPE', evidenceMessages.type);
