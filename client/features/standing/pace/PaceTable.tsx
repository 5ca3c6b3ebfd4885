import { NumbersTable } from '#client/components/NumbersTable.tsx';
import type { PacePartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { rangeText } from '#domain/standing/pace-words';
import type { Moment } from './moments.ts';

/** Every figure of the chart. */
export function PaceTable({
  pace,
  moments,
}: {
  pace: PacePartsFragment;
  moments: readonly Moment[];
}) {
  const { projection, enough, required, end } = pace;
  const rows = [
    ...moments.map(({ day, what, total, interactive }) => [
      formatDay(day),
      what,
      total,
      interactive ?? 'not said',
    ]),
    ...(projection
      ? [
          [
            formatDay(end),
            'Projected',
            rangeText(projection.total),
            projection.interactive ? rangeText(projection.interactive) : 'too little to say',
          ],
        ]
      : []),
    [formatDay(end), 'Required', required.total, required.interactive || '–'],
    ...(enough
      ? [[formatDay(pace.today), `Enough, ${spans[enough.per]}`, enough.total, enough.interactive]]
      : []),
  ];
  return (
    <NumbersTable
      label="Hours of this CPD year"
      head={['Day', 'What', 'All hours', 'With others']}
      rows={rows.map((cells, index) => ({ key: `${index}`, cells }))}
    />
  );
}

const spans: Record<string, string> = {
  month: 'each month',
  week: 'each week',
  rest: 'in all',
};
