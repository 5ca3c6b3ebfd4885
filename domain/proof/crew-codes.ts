/** Letters of a code: without I, O, Q and U, which are misread or misheard. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ';
export const CODE_LENGTH = 6;

/** A code lasts this long. The one before stays valid as long again, for those who were typing it. */
export const CODE_SECONDS = 30;

/** Codes that a host's screen fetches at once: enough for ten minutes, so that a short loss of connection does not matter. */
export const CODES_AHEAD = 20;

/** Returns the number of the time step in which a code is current. */
export const codeStep = (at: Date): number => Math.floor(at.getTime() / (CODE_SECONDS * 1000));

/** Returns the moment at which a step begins. */
export const stepStart = (step: number): Date => new Date(step * CODE_SECONDS * 1000);

/** Returns the six letters for 48 random bits. */
export function codeLetters(bits: bigint): string {
  const base = BigInt(CODE_LETTERS.length);
  let rest = bits;
  let code = '';
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    code += CODE_LETTERS[Number(rest % base)];
    rest /= base;
  }
  return code;
}

/** Returns typed letters as a code; null if they cannot be one. Spaces, dashes and small letters do not matter. */
export function readCode(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const letters = text.replaceAll(/[\s\-–.]/g, '').toUpperCase();
  return new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`).test(letters) ? letters : null;
}

/** Returns a code as people read it aloud: 'ABC DEF'. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The page that a scanned code opens. The fragment is in no log. */
export const crewJoinPath = (sessionId: string | number, code: string): string =>
  `/crew/join#${sessionId}.${code}`;

/** Returns the session and code in the fragment of a scanned address; null if it has none. */
export function readJoinFragment(hash: string): { sessionId: string; code: string } | null {
  const found = /^#?(\d{1,10})\.([A-Za-z]{6})$/.exec(hash);
  const code = readCode(found?.[2]);
  return found && code ? { sessionId: found[1]!, code } : null;
}

/** Parses a scanned QR code that joins a session of this installation; null for any other code. */
export function readScannedCode(
  text: string,
  origin: string,
): { sessionId: string; code: string } | null {
  const page = `${origin}/crew/join`;
  return text.startsWith(`${page}#`) ? readJoinFragment(text.slice(page.length)) : null;
}
