import { evidenceRanges } from '#domain/proof/submission';
import type { Guests } from './merge/guests.ts';
import type { CellLine } from './table.ts';

/** The destinations of a submission's links. */
export const destinations = {
  activity: (number: number) => `activity-${number}`,
  goal: (number: string) => number,
  entry: (evidence: string) => evidence,
  pages: (evidence: string) => `${evidence}-pages`,
};

/** Returns where a piece of evidence is: its pages, else its entry in the index. */
export const placeOf = (evidence: string, guests: Guests): string =>
  isMerged(evidence, guests) ? destinations.pages(evidence) : destinations.entry(evidence);

/** True if its pages are in the document. */
export function isMerged(evidence: string, guests: Guests): boolean {
  const guest = guests.get(evidence);
  return guest !== undefined && 'pages' in guest;
}

/** The numbers of some evidence as lines of a cell, each with a link. */
export const evidenceLines = (numbers: readonly string[], guests: Guests): CellLine[] =>
  evidenceRanges(numbers).map(({ first, label }) => ({
    text: label,
    goTo: placeOf(first, guests),
  }));
