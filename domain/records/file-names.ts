/** Characters that an operating system reserves in file names. */
export const RESERVED_SIGNS = '< > : " / \\ | ? *';

/** True if a text contains a reserved character. */
export const hasReservedSign = (text: string): boolean => /[<>:"/\\|?*]/.test(text);

/**
 * Returns a text as a file name valid on every operating system: no path, no reserved characters, no hidden or
 * direction-changing characters, at most `max` characters. Empty if nothing remains.
 */
export function plainFileName(text: string, max: number): string {
  const name = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const kept = Array.from(name).slice(0, max).join('');
  const trimmed = kept.replace(/^[ .]+|[ .]+$/g, '');
  return isDevice(trimmed) ? `_${trimmed}` : trimmed;
}

/** Characters of a name in a pack, our own limit; a path of two names stays below the limit of Windows. */
const PACK_NAME_MAX = 80;

/** Returns a text as the name of a file or folder in a pack. */
export const packFileName = (text: string): string =>
  plainFileName(text, PACK_NAME_MAX) || 'Unnamed';

/** True for a name that Windows treats as a device, with any extension. */
const isDevice = (name: string) => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
