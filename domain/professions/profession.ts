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
  /** Name of a registered person: 'Paramedic'. */
  label: string;
  board: string;
  boardUrl: string;
  /**
   * The words of a register that Ahpra does not keep: what its body is, within a sentence, and what expires with its year.
   * Its numbers can have any shape, and the declarations of the National Law are not its own. Absent for one of Ahpra's.
   */
  abroad?: { body: string; held: string };
  /** The letters with which registration numbers begin in every public example; null if none were read. */
  numberPrefix: string | null;
  year: {
    /** The month in which online renewal opens; null if it was not read. */
    opens: { month: number; source: Source } | null;
    /** The day on which every general registration expires. */
    end: YearDay;
    /** Periods longer than a year: their length, and a year in which one ends. Absent for a year. */
    cycle?: { years: number; endsIn: number; source: Source };
    /** The days after it on which renewal is still possible, late; null if none were read. */
    late: YearSpan | null;
    /** The day on which a registration that was not renewed lapses; null if it was not read. */
    lapse: YearDay | null;
    /** The days after a lapse in which a fast-track application is possible; null if it was not read. */
    fastTrack: YearSpan | null;
  };
  /** Oldest first, each from the day after the one before; the last one is open (decision 029). */
  packs: readonly RulePack[];
  /** How its hours count beside those of another profession; stated once, at either of the two. */
  sharing: readonly { with: string; rule: SharingRule; source: Source }[];
}

/** The years of one CPD period, and of one registration. */
export const yearsOf = ({ year }: Pick<Profession, 'year'>): number => year.cycle?.years ?? 1;

/** Sentences are written with "the Board". Returns one with the word of the profession's own body. */
export const inWordsOf = ({ abroad }: Pick<Profession, 'id' | 'abroad'>, text: string): string =>
  abroad ? text.replaceAll('Board', abroad.body) : text;

/** Its label within a sentence: 'paramedic', 'NZ paramedic'. */
export const inSentence = (label: string): string =>
  label.replace(/[A-Z][a-z]+/g, (word) => word.toLowerCase());

/** A day of the year as the end of a civil date, which can be compared: '05-31'. */
export const inYear = ({ month, day }: Omit<YearDay, 'source'>): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** True within a span of days of every year, which may include New Year. */
export function isWithin(today: string, from: MonthDay, to: MonthDay): boolean {
  const [day, first, last] = [today.slice(5), inYear(from), inYear(to)];
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

type MonthDay = Omit<YearDay, 'source'>;
