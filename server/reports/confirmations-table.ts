import type { AttestationFacts } from '../schema/attestations/attestation.type.ts';
import { toCsv, type Cell } from '#domain/csv';

interface Confirmed {
  day: string | null;
  title: string;
  attestations: readonly AttestationFacts[];
}

/** Other people's confirmations as rows with a header; null if there are none. */
export function confirmationsTable(
  periods: readonly { label: string; activities: readonly Confirmed[] }[],
): string | null {
  const head = [
    'CPD period',
    'Day',
    'Activity',
    'Confirmation',
    'Attests the record as it is now',
    'Changed since',
    'Comment',
  ];
  const rows = periods.flatMap(({ label, activities }) =>
    activities.flatMap(({ day, title, attestations }) =>
      attestations.map(({ text, isCurrent, changed, comment }): Cell[] => [
        label,
        day,
        title,
        text,
        isCurrent,
        changed,
        comment,
      ]),
    ),
  );
  return rows.length === 0 ? null : toCsv([head, ...rows]);
}

/** Other people's confirmations of one activity, for one cell. */
export const confirmationsCell = (attestations: readonly AttestationFacts[]): string =>
  attestations.map(({ text, changed }) => [text, changed].filter(Boolean).join('. ')).join('; ');
