import { counted } from '../counts.ts';
import { dayLabel, dayTimeLabel, DEFAULT_TIME_ZONE, type CivilDate } from '../dates.ts';
import type { InclusionProof } from '../records/merkle.ts';
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
  /** True if the certificate leads to one that is trusted here. */
  isKnown: boolean;
}

/** When a record in a pack was first recorded, and when it last changed: numbers and moments of these events. */
export interface RecordMoments {
  first: Moment;
  newest: Moment;
}
interface Moment {
  seq: number;
  at: string;
}

/** Returns a moment as the check of a pack prints it. */
export const stampTime = (at: Date): string =>
  `${dayTimeLabel(at, DEFAULT_TIME_ZONE)}, Brisbane time`;

const DAY_MS = 24 * 60 * 60_000;

/** Milliseconds within which a moment counts as confirmed: the stamp of the day, and one day for an authority that was away. */
const CONFIRMED_WITHIN_MS = 2 * DAY_MS;

/** The first time-stamp over an event; `stamps` are in the order of their numbers. */
const stampOf = (stamps: readonly CheckedStamp[], { seq }: Moment): CheckedStamp | undefined =>
  stamps.find((stamp) => stamp.seq >= seq);

/** Milliseconds by which the server's clock may have been ahead of the authority's. */
const ALLOWED_CLOCK_ERROR_MS = 5 * 60_000;

/** Says if a moment is confirmed: not if its time-stamp is late, or is from before it. */
function standing(stamps: readonly CheckedStamp[], moment: Moment): 'confirmed' | 'late' | 'false' {
  const wait = (stampOf(stamps, moment)?.at.getTime() ?? Infinity) - Date.parse(moment.at);
  if (wait < -ALLOWED_CLOCK_ERROR_MS) return 'false';
  return wait <= CONFIRMED_WITHIN_MS ? 'confirmed' : 'late';
}

/** Says before which time a record existed, by the stamps of known authorities: as it was first recorded, and as it reads now. */
export function existedText(
  stamps: readonly CheckedStamp[],
  { first, newest }: RecordMoments,
): string {
  const [before, now] = [stampOf(stamps, first), stampOf(stamps, newest)];
  if (!before) return '';
  if (before === now) return `; existed before ${stampTime(now.at)}, as it reads now`;
  const changed = now
    ? `as it reads now, before ${stampTime(now.at)}`
    : 'changed later, which is not time-stamped yet';
  return `; first recorded before ${stampTime(before.at)}; ${changed}`;
}

const statement = (
  severity: Statement['severity'],
  title: string,
  ...lines: string[]
): Statement => ({ part: 'time', severity, title, lines });

/** Results of the check of the time-stamps. */
export const timeStatements = {
  none: () =>
    statement(
      'info',
      'No independent time',
      'The moments in this pack are those of its server’s own clock. No time-stamping authority has confirmed them: the server has none set, or has not stamped these records yet.',
    ),
  wrong: (found: readonly [day: string, why: string][]) =>
    statement(
      'error',
      'A time-stamp is not valid',
      ...found.map(([day, why]) => `The one of ${day}: ${why}`),
    ),
  /** Takes one stamp or more, in the order of their numbers, and the moments of the records in the pack. */
  valid: (
    stamps: readonly CheckedStamp[],
    { events, records, from }: { events: number; records: readonly RecordMoments[]; from: Door },
  ): Statement => {
    const known = stamps.filter(({ isKnown }) => isKnown);
    const others = stamps.filter(({ isKnown }) => !isKnown);
    const newest = known.at(-1);
    if (!newest) {
      const { seq, at, authority } = stamps.at(-1)!;
      return statement(
        'info',
        'Time-stamped by an authority that is not known here',
        `Everything up to event ${seq} existed before ${stampTime(at)}, says one that calls itself ${authority}.`,
        unknownTexts[from],
      );
    }
    const late = known.filter(({ day, at }) => at.getTime() - Date.parse(day) > 2 * DAY_MS);
    const standings = records.map(({ first, newest: last }) =>
      [first, last].map((moment) => standing(known, moment)),
    );
    const having = (what: 'late' | 'false') =>
      standings.filter((each) => each.includes(what)).length;
    const [unconfirmed, wrong] = [having('late'), having('false')];
    const isPartial = unconfirmed + wrong > 0;
    return {
      ...statement(
        from === 'server' && !isPartial ? 'success' : 'info',
        isPartial
          ? 'Time-stamped by an independent authority, but not every record in time'
          : 'Time-stamped by an independent authority',
        `Everything up to event ${newest.seq} existed before ${stampTime(newest.at)}, says ${newest.authority}.`,
        ...(events > newest.seq
          ? [`The events after ${newest.seq} are not time-stamped yet.`]
          : []),
        ...(unconfirmed > 0
          ? [
              `${counted(unconfirmed, 'record')} of ${records.length}: no time-stamp within two days of the moment that the timeline gives for the record or its last change. That moment is the server’s own word.`,
            ]
          : []),
        ...(wrong > 0
          ? [
              `${counted(wrong, 'record')} of ${records.length}: time-stamped before the moment that the timeline gives for the record or its last change. That moment is wrong.`,
            ]
          : []),
        ...late.map(
          ({ day, at }) =>
            `The state of ${dayLabel(day)} was stamped late, on ${stampTime(at)}: only that time is proved.`,
        ),
        ...(others.length > 0
          ? [
              `Not used: ${counted(others.length, 'time-stamp')} of an authority that is not known here. It calls itself ${[...new Set(others.map(({ authority }) => authority))].join('; ')}.`,
            ]
          : []),
        trustTexts[from],
      ),
      isPartial,
    };
  },
} as const;

/** Origin of the authority's certificate: the server of the page, or the pack. */
export type Door = 'server' | 'pack';

const trustTexts: Record<Door, string> = {
  server: 'Checked with the certificate of the authority that this server trusts.',
  pack: 'Checked with the certificate in this pack. A forged pack can carry a forged authority: check it at /verify of a server that you trust.',
};

const unknownTexts: Record<Door, string> = {
  server:
    'The token’s signature is right, but this server trusts no certificate of that authority, so anybody could be the authority. Check the pack at the server that made it.',
  pack: 'The token’s signature is right, but the pack has no certificate of that authority, so anybody could be the authority.',
};

export const timeProblems = {
  format: 'the file is not one of time-stamps.',
  event: 'it is about another timeline.',
  root: 'its proof does not lead to a root.',
  token: 'its token is not of this root, or its signature is wrong.',
  certificate: 'the certificate of the authority cannot be read.',
} as const;
