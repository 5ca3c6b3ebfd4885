/**
 * Links whose secret is in the fragment, which browsers send to no server. Mail gateways encode the `#` or drop what
 * follows it: the page moves the secret back, or asks for it.
 */
export const secretLinkPages = {
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  confirm: '/confirm',
  shared: '/shared',
  crewJoin: '/crew/join',
  crew: '/crew',
  joinTeam: '/join-team',
} as const;

/** Returns a link to one of the pages with a token. */
export const tokenLink = (
  publicUrl: string,
  page: 'confirmEmail' | 'resetPassword' | 'confirm',
  token: string,
): string => `${publicUrl}${secretLinkPages[page]}#token=${token}`;

const ofPage = new RegExp(`^(${Object.values(secretLinkPages).join('|')})/?([?%].*)$`, 's');

/** Trailing text to strip: parameters that mail gateways append, and punctuation of the sentence around it. */
const behind = /[?&].*$|[\s.,;:)>\]'"]+$/gs;

/**
 * Returns the address that was meant: '/confirm#token=abc' for '/confirm%23token=abc', also if encoded several times,
 * and for '/confirm?token=abc', which older messages have. Null if nothing needs mending.
 */
export function mendedAddress(address: string): string | null {
  const [, page, rest = ''] = ofPage.exec(address) ?? [];
  if (!page) return null;
  const [, times, encoded] = /%((?:25)*)23(.*)$/s.exec(rest) ?? [];
  const fragment =
    encoded === undefined
      ? /[?&](token=[^&#]+)/i.exec(rest)?.[1]
      : decoded(encoded, times!.length / 2);
  return fragment ? `${page}#${fragment.replace(behind, '')}` : null;
}

/** Undoes further encodings of the `#`, one each time, and decodes the `=` between a token and its name. */
function decoded(text: string, times: number): string {
  let plain = text.replace(/#.*$/s, '');
  for (let time = 0; time < times; time += 1) plain = plain.replaceAll(/%25/g, '%');
  return plain.replace(/^token%3D/i, 'token=').replace(/%(?:26|3F).*$/is, '');
}

/** Returns the token in a fragment such as '#token=abc'; empty if there is none. */
export const tokenIn = (fragment: string): string =>
  /^#?(?:.*&)?token(?:=|%3D)([\w.~-]+)/i.exec(fragment)?.[1]?.replace(/\.+$/, '') ?? '';

/** Characters of the secrets of all links. */
const SECRET = /^[\w.~-]{20,1000}$/;

/** Returns the secret in a pasted text: the code of a message, or a link, even if a mail program broke its lines. */
export function pastedSecret(text: string): string | null {
  const whole = text.replaceAll(/\s+/g, '');
  const end = whole.replace(/^.*(?:#|%(?:25)*23|[?&](?=token=))/is, '');
  const secret = end.replace(/^token(?:=|%(?:25)*3D)/i, '').replaceAll(behind, '');
  return SECRET.test(secret) ? secret : null;
}

/** Texts of a page that was opened by an incomplete link. */
export const cutLinkTexts = {
  title: 'The end of this link is missing',
  text: 'Some mail programs cut it off. Nothing has happened yet. Paste the code from the message, or the whole link.',
  label: 'Code or link',
  open: 'Continue',
  notOne: 'This is not a whole code or link. Copy all of it.',
  /** Other ways, by page. */
  otherwise: {
    confirm: 'Or ask the person who gave you the link for a new one.',
    shared: 'Or ask the owner of the submission for a new link.',
    confirmEmail: 'Or send a new message from Settings, under E-mail.',
    resetPassword: 'Or ask for a new link, or use a recovery code below.',
  },
} as const;

/** Text below a link in a message: what to do if the link does not work. */
export const codeInMessage = (page: string): string =>
  `If the link opens without its end, go to ${page} and paste this code:`;
