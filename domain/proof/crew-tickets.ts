import { CODE_SECONDS, codeStep, stepStart } from './crew-codes.ts';
import { crewLimits } from './crew-sessions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Limits of sessions whose host has no connection; all ours. */
export const crewTicketLimits = {
  /** Days for which a phone can sign after it was last online. */
  keyDays: 30,
  /** Maximum phones of one host. */
  keys: 10,
  /** How long after the session both sides can be sent; long enough for a remote rotation. */
  sendDays: 14,
  /** Minutes by which a clock may be wrong; typed letters are matched within them. */
  clockMinutes: 5,
  /** Maximum tickets of one user that wait for their hosts. */
  waiting: 50,
  /** Maximum length of the title in the QR code. */
  title: 40,
  text: 600,
  /** Minutes between getting a ticket and leaving. */
  minutes: { min: 0, max: crewLimits.openHours * 60 },
} as const;

/** Statement that a host's phone signs: its session was running at this moment. */
export interface CrewTicket {
  keyId: string;
  /** Made on the host's phone; it identifies the session before the server knows of it. */
  session: string;
  startedAt: Date;
  issuedAt: Date;
  title: string;
}

/** A ticket with its signature. */
export interface SignedTicket extends CrewTicket {
  /** The text that was signed. */
  signed: string;
  signature: string;
}

/** Makes the id of a session on its host's phone: 16 random bytes. */
export const TICKET_SESSION_PATTERN = '^[A-Za-z0-9_-]{22}$';

/** Returns the text that the host's phone signs. */
export function ticketToSign({ keyId, session, startedAt, issuedAt, title }: CrewTicket): string {
  const short = encodeURIComponent([...title].slice(0, crewTicketLimits.title).join(''));
  return [
    '1',
    keyId,
    session,
    seconds(startedAt),
    seconds(issuedAt),
    short.replaceAll('.', '%2E'),
  ].join('.');
}

const seconds = (at: Date): string => Math.floor(at.getTime() / 1000).toString(36);

const signedPattern =
  /^1\.(\d{1,10})\.([\w-]{22})\.([\da-z]{1,7})\.([\da-z]{1,7})\.([\w%!~*'()-]{0,480})\.([\w-]{86})$/;

/** Parses a ticket; null for anything else. Does not check the signature. */
export function readTicket(text: unknown): SignedTicket | null {
  if (typeof text !== 'string' || text.length > crewTicketLimits.text) return null;
  const found = signedPattern.exec(text.trim());
  if (!found) return null;
  const [whole, keyId, session, startedAt, issuedAt, title, signature] = found;
  try {
    return {
      keyId: keyId!,
      session: session!,
      startedAt: new Date(parseInt(startedAt!, 36) * 1000),
      issuedAt: new Date(parseInt(issuedAt!, 36) * 1000),
      title: decodeURIComponent(title!),
      signed: whole.slice(0, -signature!.length - 1),
      signature: signature!,
    };
  } catch {
    // The title is encoded wrongly.
    return null;
  }
}

/** The page that a scanned ticket opens. */
export const crewTicketPath = (ticket: string): string => `/crew/join#t.${ticket}`;

/** Returns the ticket in the fragment of a scanned address; null if it has none. */
export function readTicketFragment(hash: string): string | null {
  const text = hash.replace(/^#?t\./, '');
  return text !== hash && readTicket(text) ? text : null;
}

/** Returns the ticket in a scanned QR code of this installation; null for any other code. */
export function readScannedTicket(text: string, origin: string): string | null {
  const page = `${origin}/crew/join`;
  return text.startsWith(`${page}#`) ? readTicketFragment(text.slice(page.length)) : null;
}

/** Returns when the ticket that a host's phone shows now was made: it changes as often as a code. */
export const ticketIssuedAt = (now: Date, startedAt: Date): Date => {
  const step = stepStart(codeStep(now));
  return step > startedAt ? step : startedAt;
};

/** When a host's phone was online last, and until when it may sign. */
export interface KeyTimes {
  createdAt: Date;
  expiresAt: Date;
}

export const keyExpiresAt = (now: Date): Date =>
  new Date(now.getTime() + crewTicketLimits.keyDays * DAY);

/** Returns why a ticket does not count; null if it does. */
export function ticketProblem(
  { startedAt, issuedAt }: Pick<CrewTicket, 'startedAt' | 'issuedAt'>,
  { now, key }: { now: Date; key: KeyTimes },
): string | null {
  const past = now.getTime() - issuedAt.getTime();
  if (past > crewTicketLimits.sendDays * DAY) return crewTicketMessages.late;
  if (past < -CLOCK) return crewTicketMessages.clock;
  const into = issuedAt.getTime() - startedAt.getTime();
  if (into < 0 || into > crewLimits.openHours * 60 * MINUTE) return crewTicketMessages.wrong;
  return keyProblem(startedAt, key);
}

const CLOCK = crewTicketLimits.clockMinutes * MINUTE;

function keyProblem(startedAt: Date, { createdAt, expiresAt }: KeyTimes): string | null {
  const isWithin =
    startedAt.getTime() >= createdAt.getTime() - CLOCK &&
    startedAt.getTime() <= expiresAt.getTime() + CLOCK;
  return isWithin ? null : crewTicketMessages.keyTime;
}

/** Returns why the host's side does not count; null if it does. */
export function ticketSessionProblem(
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date },
  { now, key }: { now: Date; key: KeyTimes },
): string | null {
  const past = now.getTime() - endedAt.getTime();
  if (past > crewTicketLimits.sendDays * DAY) return crewTicketMessages.late;
  if (past < -CLOCK) return crewTicketMessages.clock;
  const length = endedAt.getTime() - startedAt.getTime();
  if (length < 0 || length > crewLimits.openHours * 60 * MINUTE) return crewTicketMessages.length;
  return keyProblem(startedAt, key);
}

/** Returns the time steps whose code may have been on the host's screen when letters were typed at this moment. */
export function stepsAround(typedAt: Date): number[] {
  const spread = Math.ceil((crewTicketLimits.clockMinutes * 60) / CODE_SECONDS);
  const middle = codeStep(typedAt);
  return Array.from({ length: 2 * spread + 1 }, (_, index) => middle - spread + index);
}

/** Messages about tickets. */
export const crewTicketMessages = {
  wrong: 'This is not a ticket of a crew session',
  late: `Tickets count for ${crewTicketLimits.sendDays} days. Log the activity yourself, and ask someone who was there to confirm it.`,
  clock:
    'This is from a time that has not come yet: the clock of the host’s phone was wrong. Send it again once that time has passed.',
  keyTime: `The host’s phone was not prepared for this: it must have been online within ${crewTicketLimits.keyDays} days before the session`,
  noKey:
    'This phone was not prepared for a session without a connection. Open “Crew sessions” on it once while online.',
  length: `A session lasts at most ${crewLimits.openHours} hours, and cannot end before it starts`,
  own: 'This is your own session',
  ended: 'This ticket was made after the session had ended',
  either: 'Scan the host’s code, or type its six letters',
  many: `At most ${crewTicketLimits.waiting} tickets can wait for their hosts`,
  key: 'This is not a public key of ECDSA with P-256',
} as const;
