import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { CpdYearPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/records/activities';
import {
  heatLabels,
  heatMonths,
  heatOf,
  progressMessages,
  weekLabel,
  weeksIn,
} from '#domain/standing/cpd-years';
import { shades } from './fills.ts';
import { Key } from './Key.tsx';

/** A row for each year, a cell for each of its weeks: a real table, so that it can be read cell by cell. */
export function HeatMap({ years }: { years: readonly CpdYearPartsFragment[] }) {
  const months = heatMonths(years[0]!);
  return (
    <div>
      <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-label={progressMessages.heat} sx={table}>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {months.map(({ label, weeks }, index) => (
                <th key={index} scope="colgroup" colSpan={weeks}>
                  {weeks > 2 ? label : <VisuallyHidden>{label}</VisuallyHidden>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((each) => (
              <YearRow key={each.year} year={each} />
            ))}
          </tbody>
        </Box>
      </Box>
      <Key entries={heatLabels.map((label, index) => ({ label, sx: shades[index]! }))} />
    </div>
  );
}

function YearRow({ year: { year, weeks, ...days } }: { year: CpdYearPartsFragment }) {
  const hours = new Map(weeks.map((each) => [each.week, each.hours]));
  return (
    <tr>
      <th scope="row">{year}</th>
      {Array.from({ length: weeksIn(days) }, (_, week) => {
        const sum = hours.get(week) ?? 0;
        const text = sum > 0 ? `${hoursLabel(sum)}, ${weekLabel(days.firstDay, week)}` : undefined;
        return (
          <td key={week} title={text} data-heat={heatOf(sum)}>
            {text && <VisuallyHidden>{text}</VisuallyHidden>}
          </td>
        );
      })}
    </tr>
  );
}

const table = {
  borderCollapse: 'separate',
  borderSpacing: '2px',
  width: '100%',
  minWidth: 640,
  tableLayout: 'fixed',
  typography: 'caption',
  '& th': {
    fontWeight: 'inherit',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    color: 'text.secondary',
  },
  '& thead th': { position: 'relative' },
  '& thead th:first-of-type, & tbody th': { width: 44 },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontWeight: (theme: Theme) => theme.typography.fontWeightMedium,
  },
  '& tbody td': { p: 0, height: 16, borderRadius: '3px', position: 'relative' },
  ...Object.fromEntries(shades.map((shade, index) => [`& [data-heat="${index}"]`, shade])),
} as const;
