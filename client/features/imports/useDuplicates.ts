import { useCallback, useEffect, useState } from 'react';
import { callRest, restMessageOf } from '#client/lib/rest.ts';
import { toImported, type ImportRow } from '#domain/activity-import';

interface Found {
  /** The rows that were asked about. */
  rows: readonly ImportRow[];
  /** Numbers of the rows that look like a recorded activity. */
  numbers: ReadonlySet<number>;
  error: string | null;
}

const none: ReadonlySet<number> = new Set();

/** Which rows look like an activity that is recorded already; asked anew whenever the rows are read anew. */
export function useDuplicates(rows: readonly ImportRow[]) {
  const [found, setFound] = useState<Found | null>(null);
  const look = useCallback(
    async (signal?: AbortSignal) => {
      const good = rows.filter(({ problems }) => problems.length === 0);
      const answer = (numbers: ReadonlySet<number>, error: string | null) => {
        if (!signal?.aborted) setFound({ rows, numbers, error });
      };
      try {
        answer(good.length === 0 ? none : await duplicatesOf(good, signal), null);
      } catch (error) {
        answer(none, restMessageOf(error));
      }
    },
    [rows],
  );
  useEffect(() => {
    const control = new AbortController();
    void look(control.signal);
    return () => control.abort();
  }, [look]);
  const isCurrent = found?.rows === rows;
  return {
    numbers: isCurrent ? found.numbers : none,
    error: isCurrent ? found.error : null,
    isLooking: !isCurrent,
    lookAgain: () => {
      setFound(null);
      void look();
    },
  };
}

async function duplicatesOf(rows: ImportRow[], signal?: AbortSignal): Promise<Set<number>> {
  const response = await callRest('/imports/duplicates', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rows: rows.map(toImported) }),
    signal,
  });
  const found = (await response.json()) as { row: number }[];
  return new Set(found.map(({ row }) => rows[row]!.number));
}
