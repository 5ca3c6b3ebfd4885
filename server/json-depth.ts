import { BODY_DEPTH } from './limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [LIST, LIST_END] = [0x5b, 0x5d];
const [OBJECT, OBJECT_END] = [0x7b, 0x7d];

/** True if lists and objects are nested beyond the limit; checked before parsing. */
export function isTooDeep(body: Uint8Array): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === QUOTE) inText = !inText;
    else if (inText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === LIST || byte === OBJECT) depth += 1;
    else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    if (depth > BODY_DEPTH) return true;
  }
  return false;
}
