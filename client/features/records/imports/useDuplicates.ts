import { messageOf } from '#client/lib/form-errors.ts';
import { useEffect, useState } from 'react';
import { callRest } from '#client/lib/rest.ts';
import { toImported, type ImportRow } from '#domain/records/activity-import';

interface Found {
  /** The rows that were checked. */
  rows: readonly ImportRow[];
  /** Numbers of the rows that look like an existing activity. */
  numbers: ReadonlySet<number>;
  error: string | null;
}

const none: ReadonlySet<number> = new Set();

/** Finds rows that look like an existing activity; checks again when the rows change. */
export function useDuplicates(rows: readonly ImportRow[]) {
  const [found, setFound] = useState<Found | null>(null);
  const isCurrent = found?.rows === rows;
  useEffect(() => {
    if (isCurrent) return;
    const control = new AbortController();
    const settle = (numbers: ReadonlySet<number>, error: string | null) => {
      if (!control.signal.aborted) setFound({ rows, numbers, error });
    };
    duplicatesOf(rows, control.signal).then(
      (numbers) => settle(numbers, null),
      (error: unknown) => settle(none, messageOf(error)),
    );
    return () => control.abort();
  }, [rows, isCurrent]);
  return {
    numbers: isCurrent ? found.numbers : none,
    error: isCurrent ? found.error : null,
    isLooking: !isCurrent,
    lookAgain: () => setFound(null),
  };
}

async function duplicatesOf(
  rows: readonly ImportRow[],
  signal: AbortSignal,
): Promise<ReadonlySet<number>> {
  const good = rows.filter(({ problems }) => problems.length === 0);
  if (good.length === 0) return none;
  const response = await callRest('/imports/duplicates', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rows: good.map(toImported) }),
    signal,
  });
  const found = (await response.json()) as { row: number }[];
  return new Set(found.map(({ row }) => good[row]!.number));
}
