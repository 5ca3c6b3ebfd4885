import Typography from '@mui/material/Typography';
import type { ActivitiesQuery } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { countedPeriodText, periodTotalsText } from '#domain/records/activity-filters';
import { periodLabel } from '#domain/proof/portfolio-periods';

type Counted = NonNullable<ActivitiesQuery['me']>['cpdSummary'];

/** Shows the hours that count in the chosen period, whatever the other filters list. */
export function PeriodHours({ period, required, ...done }: Counted) {
  if (!period) return null;
  const days = { start: dayFromWire(period.start), end: dayFromWire(period.end) };
  return (
    <>
      <Typography variant="h2" component="p" sx={{ fontSize: { xs: '1rem', sm: '1.25rem' } }}>
        {periodTotalsText(done, required)}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        // A phone has no room for it above the first activity.
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {countedPeriodText(periodLabel(days))}
      </Typography>
    </>
  );
}
