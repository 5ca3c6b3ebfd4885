import { useState } from 'react';
import type { ImportRow } from '#domain/records/activity-import';

/** State of a row: can be imported, looks like a duplicate, or has a problem. */
export type RowState = 'ready' | 'duplicate' | 'problem';

/** Decides which rows are imported: every valid one, duplicates only if the user wants them, and as ticked. */
export function useChoice(
  rows: readonly ImportRow[],
  recorded: ReadonlySet<number>,
  repeated: ReadonlyMap<number, number>,
) {
  const [skipsDuplicates, setSkipsDuplicates] = useState(true);
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());

  const stateOf = ({ number, problems }: ImportRow): RowState => {
    if (problems.length > 0) return 'problem';
    return recorded.has(number) || repeated.has(number) ? 'duplicate' : 'ready';
  };
  const isChosen = (row: ImportRow): boolean => {
    const state = stateOf(row);
    if (state === 'problem') return false;
    return ticked.get(row.number) ?? (state === 'ready' || !skipsDuplicates);
  };
  const notesOf = ({ number, notes }: ImportRow): string[] => [
    ...(recorded.has(number)
      ? ['You already have an activity with this day, title and hours']
      : []),
    ...(repeated.has(number) ? [`The same as row ${repeated.get(number)}`] : []),
    ...notes,
  ];
  const count = (state: RowState) => rows.filter((row) => stateOf(row) === state).length;
  return {
    stateOf,
    isChosen,
    notesOf,
    skipsDuplicates,
    /** Applies to all rows: clears ticks on single duplicates. */
    skipDuplicates(skips: boolean) {
      const kept = rows.filter((row) => stateOf(row) !== 'duplicate').map(({ number }) => number);
      setTicked(new Map([...ticked].filter(([number]) => kept.includes(number))));
      setSkipsDuplicates(skips);
    },
    tick: (number: number, isTicked: boolean) =>
      setTicked(new Map([...ticked, [number, isTicked]])),
    chosen: rows.filter(isChosen),
    duplicates: count('duplicate'),
    problems: count('problem'),
  };
}
