import { dayLabel } from '#domain/dates';
import { isUncertain, sourceDetails, type Source } from '#domain/sources';
import { ink, type PdfDocument } from './pdf-document.ts';

/** A day in a report: '5 Mar 2026'. */
export const dayText = dayLabel;

/** Formats the source of a claim, its date, and how it was read. */
export const citation = (source: Cited): string =>
  `Source: ${source.title}${sourceDetails(source)}`;

/** Prints it; in the colour of a warning if it is uncertain. */
export function cite(
  { addText }: PdfDocument,
  source: Cited,
  style: Parameters<PdfDocument['addText']>[2] = {},
): void {
  const color = isUncertain(source) ? ink.attention : ink.soft;
  addText('P', citation(source), { size: 9, above: 2, color, link: source.url, ...style });
}

type Cited = Omit<Source, 'effective'> & { effective: string | null };

/** Returns an activity's first and last day in words; null if they say no more than the day of its completion. */
export function daysText(of: { day: string; startDay: string | null; endDay: string | null }) {
  const days = [...new Set([of.startDay, of.endDay])].filter((day) => day !== null);
  if (days.every((day) => day === of.day)) return null;
  return days.map(dayText).join(' to ');
}
