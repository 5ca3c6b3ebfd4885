import type { ReportAttestation } from '../schema/proof/portfolio/report-record.type.ts';
import { toCsv, type Cell } from '#domain/csv';
import { confirmationColumns } from '#domain/proof/submission';

interface Confirmed {
  day: string | null;
  title: string;
  attestations: readonly ReportAttestation[];
}

/** Other people's confirmations as rows with a header; null if there are none. */
export function confirmationsTable(
  periods: readonly { label: string; activities: readonly Confirmed[] }[],
): string | null {
  const rows = periods.flatMap(({ label, activities }) =>
    activities.flatMap(({ day, title, attestations }) =>
      attestations.map((each): Cell[] => [
        label,
        each.number,
        day,
        title,
        each.text,
        each.name,
        each.role,
        each.registrationNumber,
        each.hours,
        each.coveredHours,
        each.signedOn,
        each.circumstances,
        each.isCurrent,
        each.changed,
        each.comment,
      ]),
    ),
  );
  if (rows.length === 0) return null;
  return toCsv([['CPD period', ...Object.values(confirmationColumns)], ...rows]);
}

/** Other people's confirmations of one activity, for one cell. */
export const confirmationsCell = (attestations: readonly ReportAttestation[]): string =>
  attestations
    .map(({ evidence, changed }) => [evidence, changed].filter(Boolean).join(' '))
    .join('; ');
