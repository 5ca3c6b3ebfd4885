import { dayLabel, dayTimeLabel, DEFAULT_TIME_ZONE, type CivilDate } from './dates.ts';
import type { InclusionProof } from './merkle.ts';
import type { Statement } from './pack-statements.ts';

/** The file of a pack with the time-stamps of its timeline. */
export const TIME_STAMPS_FILE = 'timestamps.json';

/** The format of that file; the version grows when it changes. */
export const timeStampsFormat = { format: 'paramed-cpd-time-stamps', version: 1 } as const;

/** Path of the authority's certificate, as this server knows it. */
export const AUTHORITY_PATH = '/.well-known/time-stamp-authority.pem';

/** A point of a timeline that an authority's token covers. */
export interface TimeStamp extends InclusionProof {
  /** The UTC day whose state was stamped. */
  day: CivilDate;
  /** The newest event on that day. */
  seq: number;
  hash: string;
  /** Random, in hexadecimal: without it nobody can tell whose leaf it is. */
  salt: string;
  /** The authority's token (RFC 3161), as base64. */
  token: string;
}

export interface TimeStamps {
  format: string;
  version: number;
  /** The authority's certificate as PEM; null if the operator did not set it. */
  authority: string | null;
  stamps: TimeStamp[];
}

/** The text of a leaf: a point of one timeline, hidden by its salt. */
export const leafText = ({ salt, seq, hash }: Pick<TimeStamp, 'salt' | 'seq' | 'hash'>): string =>
  ['paramed-cpd-head-1', salt, seq, hash].join('\n');

/** A time-stamp that was checked. */
export interface CheckedStamp {
  day: CivilDate;
  seq: number;
  at: Date;
  /** The authority's name in its certificate. */
  authority: string;
}

/** Returns a moment as the check of a pack prints it. */
export const stampTime = (at: Date): string =>
  `${dayTimeLabel(at, DEFAULT_TIME_ZONE)}, Brisbane time`;

const DAY_MS = 24 * 60 * 60_000;

const statement = (
  severity: Statement['severity'],
  title: string,
  ...lines: string[]
): Statement => ({ part: 'time', severity, title, lines });

/** What the check of the time-stamps found. */
export const timeStatements = {
  none: () =>
    statement(
      'info',
      'No independent time',
      'The moments in this pack are those of its server’s own clock. No time-stamping authority has confirmed them: the server has none set, or has not stamped these records yet.',
    ),
  wrong: (day: string, why: string) =>
    statement('error', 'A time-stamp is not valid', `The one of ${day}: ${why}`),
  valid: (
    stamps: readonly CheckedStamp[],
    { events, trust }: { events: number; trust: 'server' | 'pack' | null },
  ) => {
    const newest = stamps.at(-1)!;
    const late = stamps.filter(({ day, at }) => at.getTime() - Date.parse(day) > 2 * DAY_MS);
    return statement(
      trust === 'server' ? 'success' : 'info',
      trust === null
        ? 'Time-stamped by an authority that is not known here'
        : 'Time-stamped by an independent authority',
      `Everything up to event ${newest.seq} existed before ${stampTime(newest.at)}, says ${newest.authority}.`,
      ...(events > newest.seq ? [`The events after ${newest.seq} are not time-stamped yet.`] : []),
      ...late.map(
        ({ day, at }) =>
          `The state of ${dayLabel(day)} was stamped late, on ${stampTime(at)}: only that time is proved.`,
      ),
      trustTexts[trust ?? 'none'],
    );
  },
} as const;

const trustTexts = {
  server: 'Checked with the certificate of the authority that this server trusts.',
  pack: 'Checked with the certificate in this pack. A forged pack can carry a forged authority: check it at /verify of a server that you trust.',
  none: 'The token’s signature is right, but no certificate of the authority is set here, so anybody could be the authority.',
} as const;

export const timeProblems = {
  format: 'the file is not one of time-stamps.',
  event: 'it is about another timeline.',
  root: 'its proof does not lead to a root.',
  token: 'its token is not of this root, or not of that authority.',
} as const;
