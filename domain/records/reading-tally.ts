import { counted } from '../counts.ts';
import { placeOf } from '../dates.ts';

/** Why an entry of a roster is left out, each with its sentence. */
const reasons = {
  unread: (count: number) => `${entries(count)} could not be read.`,
  wholeDays: (count: number) => `${entries(count)} of whole days left out: they have no hours.`,
  cancelled: (count: number) =>
    `${counted(count, 'cancelled entry', 'cancelled entries')} left out.`,
  replaced: (count: number) =>
    `${entries(count)} left out: the file has another version of ${them(count)}.`,
  outside: (count: number) =>
    `${entries(count)} left out: no repetition of ${them(count)} is in this time.`,
  order: (count: number) =>
    `${entries(count)} left out until you choose the order of day and month.`,
  free: (count: number) => `${entries(count)} left out: free, not busy.`,
  busyBeside: (count: number) =>
    `${entries(count)} left out: busy times beside events, which say the same.`,
  noShift: (count: number) => `${entries(count)} left out: tasks or the like, not events.`,
  total: (count: number) => `${entries(count)} left out: ${count === 1 ? 'a total' : 'totals'}.`,
  beyond: (count: number) => `${entries(count)} left out: more than are read.`,
} as const;
export type LeftOut = keyof typeof reasons;

/** Sentences about assumptions made for entries that are used. */
const assumptions = {
  outsideRule: (count: number) =>
    `${entries(count)} ${count === 1 ? 'begins' : 'begin'} on a day that the rule of repetition leaves out: that day counts as a shift.`,
  unmatched: (count: number) =>
    `${entries(count)} ${count === 1 ? 'changes or cancels' : 'change or cancel'} a shift at a time that has none: check the hours of that day.`,
  ownHours: (count: number) =>
    `${entries(count)} ${count === 1 ? 'has' : 'have'} other hours in a column of ${count === 1 ? 'its' : 'their'} own, such as without breaks: start and end were used.`,
  noTime: (count: number) =>
    `${entries(count)} with hours and without a time ${count === 1 ? 'is' : 'are'} read as beginning at 12:00. The hours are right; the time of day is not known.`,
  sameTime: (count: number) =>
    `${entries(count)} ${count === 1 ? 'ends' : 'end'} at the time of day at which ${count === 1 ? 'it begins: it is' : 'they begin: they are'} read as 24 hours.`,
  tentative: (count: number) =>
    `${entries(count)} marked as tentative ${count === 1 ? 'counts' : 'count'} as worked.`,
  markedFree: (count: number) =>
    `${entries(count)} marked as free, not busy, ${count === 1 ? 'counts' : 'count'} as worked.`,
} as const;

const entries = (count: number) => counted(count, 'entry', 'entries');
const them = (count: number) => (count === 1 ? 'it' : 'them');

/** Characters of a name that is repeated to the user. */
const NAME_MAX = 60;

/** Names of unknown zones that are listed. */
const NAMES_MAX = 5;

/**
 * Counts the outcome of each entry of a roster: entries seen = entries used + entries left out, each with its reason.
 * roster.ts may still leave out shifts of used entries, each with its reason.
 */
export class ReadingTally {
  #used = 0;
  readonly #leftOut = new Map<LeftOut, number>();
  readonly #assumed = new Map<keyof typeof assumptions, number>();
  readonly #zones = new Map<string, { name: string; place: string; count: number }>();

  use(count = 1): void {
    this.#used += count;
  }

  leaveOut(reason: LeftOut, count = 1): void {
    if (count > 0) this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + count);
  }

  /** True if entries were left out since there are too many. */
  get isCut(): boolean {
    return this.#leftOut.has('beyond');
  }

  assume(what: keyof typeof assumptions): void {
    this.#assumed.set(what, (this.#assumed.get(what) ?? 0) + 1);
  }

  /** An entry names a zone that is not known, or none (''); its times were read on the clock of `timeZone`. */
  assumeZone(name: string, timeZone: string): void {
    const key = `${name}\n${timeZone}`;
    const count = (this.#zones.get(key)?.count ?? 0) + 1;
    this.#zones.set(key, { name, place: placeOf(timeZone), count });
  }

  /** The sentences for the user. */
  notes(): string[] {
    const left = [...this.#leftOut.values()].reduce((sum, count) => sum + count, 0);
    const order = Object.keys(reasons) as LeftOut[];
    return [
      ...(left > 0
        ? [`${this.#used.toLocaleString('en-AU')} of ${entries(this.#used + left)} read.`]
        : []),
      ...order.flatMap((reason) => {
        const count = this.#leftOut.get(reason);
        return count ? [reasons[reason](count)] : [];
      }),
      ...[...this.#assumed].map(([what, count]) => assumptions[what](count)),
      ...this.#zoneNotes(),
    ];
  }

  #zoneNotes(): string[] {
    const zones = [...this.#zones.values()];
    const unknown = zones.filter(({ name }) => name !== '');
    return [
      ...unknown
        .slice(0, NAMES_MAX)
        .map(
          ({ name, place, count }) =>
            `“${shortened(name)}” is not a time zone we know: the times of ${entries(count)} were read as ${place}. Check the hours.`,
        ),
      ...(unknown.length > NAMES_MAX
        ? [`${unknown.length - NAMES_MAX} more time zones are not known and were read so.`]
        : []),
      ...zones
        .filter(({ name }) => name === '')
        .map(({ place, count }) => `${entries(count)} without a time zone read as ${place}.`),
    ];
  }
}

// A name comes from a file of any origin: one line, no control or direction marks.
const shortened = (name: string): string => {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > NAME_MAX ? `${line.slice(0, NAME_MAX - 1)}…` : line;
};
