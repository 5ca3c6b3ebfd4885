import { addDays } from '../dates.ts';
import { inWordsOf, inYear, type Profession, type YearDay } from './profession.ts';
import type { Source } from '../sources.ts';

// Kept apart from the rest of a profession, which loads with the first screen.

/** Returns the registration that expires with its year, as worded within a sentence. */
export const heldOf = ({ abroad }: Pick<Profession, 'id' | 'abroad'>): string =>
  abroad?.held ?? 'general registration';

/** A source whose note is in the words of the profession's own body. */
export const sourceInWordsOf = (of: Pick<Profession, 'id' | 'abroad'>, source: Source): Source =>
  source.note && of.abroad ? { ...source, note: inWordsOf(of, source.note) } : source;

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The name of a month, 1 to 12. */
export const monthInWords = (month: number): string => months[month - 1]!;

/** A day of every year in words: '31 May'. */
export const dayInWords = ({ month, day }: Omit<YearDay, 'source'>): string =>
  `${day} ${monthInWords(month)}`;

/** The day after a day of every year, in words: '1 June'. */
export const dayAfterInWords = (day: Omit<YearDay, 'source'>): string => {
  const [, month, next] = addDays(`2001-${inYear(day)}`, 1)
    .split('-')
    .map(Number);
  return dayInWords({ month: month!, day: next! });
};
