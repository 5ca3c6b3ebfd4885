/** Limits of an Open Badge in a file, and of its reading. A credential takes a few kilobytes. */
export const badgeLimits = {
  /** Bytes of a credential, unpacked. */
  bytes: 256 * 1024,
  /** Bytes of an SVG, with the picture that it shows. */
  svgBytes: 4 * 1024 * 1024,
  /** Levels of lists and objects. */
  depth: 32,
  /** Characters of a name. */
  name: 200,
  /** Characters of an address. */
  address: 2_000,
} as const;

/** Keywords under which a badge is in a PNG: version 3, and versions 1 and 2 (1EdTech, Open Badges 3.0, 5.3.1). */
export const bakedKeywords: ReadonlySet<string> = new Set(['openbadgecredential', 'openbadges']);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** A badge's text in a PNG; zlib has packed it if `isPacked`. */
export interface Baked {
  bytes: Uint8Array;
  isPacked: boolean;
}

/** Unpacks zlib data of at most `badgeLimits.bytes`; null for more, or for damaged data. */
export type Unpack = (bytes: Uint8Array) => Promise<Uint8Array | null>;

export const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, at) => bytes[at] === byte);

/** Returns the first Open Badge in a PNG or its beginning; null if there is none. */
export function bakedIn(png: Uint8Array): Baked | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = PNG.length; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const type = latin(png.subarray(at + 4, at + 8));
    const data = png.subarray(at + 8, at + 8 + length);
    const isWhole = data.length === length && length <= badgeLimits.bytes;
    const found = isWhole && /^(?:iTXt|tEXt|zTXt)$/.test(type) ? textOf(type, data) : null;
    if (found) return found;
    at += 12 + length;
  }
  return null;
}

function textOf(type: string, data: Uint8Array): Baked | null {
  const end = data.indexOf(0);
  if (end < 0 || !bakedKeywords.has(latin(data.subarray(0, Math.min(end, 79))))) return null;
  const rest = data.subarray(end + 1);
  if (type === 'tEXt') return { bytes: rest, isPacked: false };
  if (type === 'zTXt') return { bytes: rest.subarray(1), isPacked: true };
  // Flag and method of compression, a language, and the keyword translated into it.
  const language = rest.indexOf(0, 2);
  const keyword = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (keyword < 0) return null;
  return { bytes: rest.subarray(keyword + 1), isPacked: rest[0] === 1 };
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The element of a badge in an SVG: version 3, and versions 1 and 2. */
const ELEMENT = /<openbadges:(?:credential|assertion)\b([^<>]*)>/i;
const VERIFY = /\bverify\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const CDATA = '<![CDATA[';

/** Returns the Open Badge in an SVG, by the attribute or within the element; null if there is none. */
export function badgeInSvg(svg: string): string | null {
  const element = ELEMENT.exec(svg);
  if (!element) return null;
  const rest = svg.slice(element.index + element[0].length);
  const end = rest.search(/<\/openbadges:/i);
  const body = /\/\s*$/.test(element[1]!) || end < 0 ? '' : rest.slice(0, end).trim();
  const begin = body.indexOf(CDATA);
  const within = begin < 0 ? '' : body.slice(begin + CDATA.length, body.indexOf(']]>', begin));
  const [, double, single] = VERIFY.exec(element[1]!) ?? [];
  const text = within.trim() || (double ?? single ?? '').trim() || unescaped(body);
  return text === '' || text.length > badgeLimits.bytes ? null : text;
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name]!);

/** True for markup, which is no plain text: only an SVG with a badge is taken. */
export const isMarkup = (text: string): boolean => /^\uFEFF?\s*</.test(text);

/**
 * Returns the text of the Open Badge that a file is or contains, by its content: a baked PNG or its beginning, an SVG, JSON, or
 * signed text. Null if there is none within the limits.
 */
export async function badgeTextIn(bytes: Uint8Array, unpack: Unpack): Promise<string | null> {
  if (isPng(bytes)) {
    const baked = bakedIn(bytes);
    const plain = baked?.isPacked ? await unpack(baked.bytes) : baked?.bytes;
    return plain && plain.length <= badgeLimits.bytes ? decoded(plain) : null;
  }
  if (bytes.length > badgeLimits.svgBytes) return null;
  const text = decoded(bytes);
  if (text === null) return null;
  if (isMarkup(text)) return badgeInSvg(text);
  return bytes.length <= badgeLimits.bytes ? text : null;
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    // Bytes that are no text hold no badge.
    return null;
  }
}
