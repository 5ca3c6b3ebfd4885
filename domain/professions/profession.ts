import type { RulePack } from '../standing/rule-packs.ts';
import type { Source } from '../sources.ts';

/** A day of every year, with where it was read. */
export interface YearDay {
  month: number;
  day: number;
  source: Source;
}

/** Days of every year from one to another. */
export interface YearSpan {
  from: Omit<YearDay, 'source'>;
  to: Omit<YearDay, 'source'>;
  source: Source;
}

/**
 * How one activity counts for two registrations: `shared`, its hours may count in full for both; `split`, each hour
 * counts for one of them; `exclusive`, the whole activity counts for one of them.
 */
export type SharingRule = 'shared' | 'split' | 'exclusive';

/** A profession with a register of its own. docs/add-a-register.md describes each field. */
export interface Profession {
  /** The key under which a registration is stored; it never changes. */
  id: string;
  /** One who is registered: 'Paramedic'. */
  label: string;
  board: string;
  boardUrl: string;
  /** The letters with which registration numbers begin in every public example; null if none were read. */
  numberPrefix: string | null;
  year: {
    /** The month in which online renewal opens; null if it was not read. */
    opens: { month: number; source: Source } | null;
    /** The day on which every general registration expires. */
    end: YearDay;
    /** The days after it on which renewal is still possible, late. */
    late: YearSpan;
    /** The day on which a registration that was not renewed lapses. */
    lapse: YearDay;
    /** The days after a lapse in which a fast-track application is possible; null if it was not read. */
    fastTrack: YearSpan | null;
  };
  /** Oldest first, each from the day after the one before; the last one is open (decision 029). */
  packs: readonly RulePack[];
  /** How its hours count beside those of another profession; said once, at either of the two. */
  sharing: readonly { with: string; rule: SharingRule; source: Source }[];
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The name of a month, 1 to 12. */
export const monthInWords = (month: number): string => months[month - 1]!;

/** A day of every year in words: '31 May'. */
export const dayInWords = ({ month, day }: Omit<YearDay, 'source'>): string =>
  `${day} ${monthInWords(month)}`;

/** A day of the year as the end of a civil date, which can be compared: '05-31'. */
export const inYear = ({ month, day }: Omit<YearDay, 'source'>): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** True within a span of days of every year, which may include New Year. */
export function isWithin(today: string, from: MonthDay, to: MonthDay): boolean {
  const [day, first, last] = [today.slice(5), inYear(from), inYear(to)];
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

type MonthDay = Omit<YearDay, 'source'>;
