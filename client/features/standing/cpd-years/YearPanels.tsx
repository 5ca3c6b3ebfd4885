import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartColumn } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { CpdYearPartsFragment } from '#client/graphql/generated.ts';
import { progressMessages } from '#domain/standing/cpd-years';
import { HeatMap } from './HeatMap.tsx';
import { HoursPanels } from './HoursPanels.tsx';
import { goalBarsOf, goalParts, inAll } from './year-bars.ts';
import { YearBars } from './YearBars.tsx';

/** The CPD years in pictures, newest first. */
export function YearPanels({ years }: { years: readonly CpdYearPartsFragment[] }) {
  const hasHours = years.some(({ activities }) => activities > 0);
  const hasGoals = years.some(({ goals }) => goals.set > 0);
  if (!hasHours && !hasGoals) {
    return (
      <Panel title={progressMessages.years}>
        <EmptyState
          icon={<ChartColumn />}
          title={progressMessages.empty}
          text={progressMessages.emptyText}
          actions={
            <Button variant="outlined" component={RouterLink} to={paths.cpdLog}>
              Open the CPD log
            </Button>
          }
        />
      </Panel>
    );
  }
  return (
    <>
      <Panel title={progressMessages.heat}>
        <Stack sx={{ gap: 1.5 }}>
          <Typography color="textSecondary">{inAll(years)}. Each square is a week.</Typography>
          <HeatMap years={years} />
        </Stack>
      </Panel>
      <HoursPanels years={years} hasTypes={hasHours} />
      {hasGoals && (
        <Panel title={progressMessages.goals}>
          <YearBars
            label={progressMessages.goals}
            parts={goalParts}
            bars={goalBarsOf(years)}
            unit="goals"
          />
        </Panel>
      )}
    </>
  );
}
