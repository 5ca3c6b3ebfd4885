import { dayLabel } from '#domain/dates';
import { sourceNote, type Source } from '#domain/standard';

/** A day in a report: '5 Mar 2026'. */
export const dayText = dayLabel;

/** The source of a rule, its date, and what is uncertain about it. */
export const citation = (source: Source): string => cited({ ...source, note: sourceNote(source) });

/** The same for a source whose note is already known. */
export function cited({ title, publisher, effective, note }: Cited): string {
  return `Source: ${title}, ${publisher}, in effect from ${dayText(effective)}.${note ? ` ${note}.` : ''}`;
}

type Cited = Pick<Source, 'title' | 'publisher' | 'effective'> & { note: string | null };
