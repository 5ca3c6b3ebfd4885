/** Signs that an operating system takes for something else than a name. */
export const RESERVED_SIGNS = '< > : " / \\ | ? *';

/** Whether a text holds one of them. */
export const hasReservedSign = (text: string): boolean => /[<>:"/\\|?*]/.test(text);

/**
 * A text as the name of a file that every operating system takes: no path, no signs that one of them reserves, no
 * hidden or turning characters, at most `max` characters. Empty when nothing is left.
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

/** What Windows takes for a device, whatever its extension. */
const isDevice = (name: string) => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
