import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fold, useIsPhone } from '#client/components/Fold.tsx';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/records/activities';
import { isUnsettled } from '#domain/standing/cpd';
import { HoursBar } from './HoursBar.tsx';

interface Props {
  summary: SummaryPartsFragment;
  asksInteractive: boolean;
  /** Below the hours per category. */
  children: ReactNode;
}

/** Interactive hours against the requirement, and hours per category, which are folded away on a phone. */
export function SummaryBars({ summary, asksInteractive, children }: Props) {
  const interactive = asksInteractive && <InteractiveBar summary={summary} />;
  if (useIsPhone()) {
    return (
      <Stack sx={{ gap: 1 }}>
        {interactive}
        <Fold summary={<CategoriesHeading />}>
          <Stack sx={{ gap: 2 }}>
            <CategoryBars summary={summary} />
            {children}
          </Stack>
        </Fold>
      </Stack>
    );
  }
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4 }}>
        {interactive}
        <Stack sx={{ gap: 1.5 }}>
          <CategoriesHeading />
          <CategoryBars summary={summary} />
        </Stack>
      </Box>
      {children}
    </>
  );
}

const CategoriesHeading = () => (
  <Typography variant="subtitle2" component="h3">
    Hours by category
  </Typography>
);

function InteractiveBar({ summary }: { summary: SummaryPartsFragment }) {
  const { interactiveHours, interactivePercent, interactiveMessage, required } = summary;
  const isOpen = isUnsettled(required);
  return (
    <div>
      <HoursBar
        label="Interactive hours"
        value={
          isOpen
            ? hoursLabel(interactiveHours)
            : `${interactiveHours} of ${hoursLabel(required.interactive)}`
        }
        percent={isOpen ? 0 : interactivePercent}
        color={interactivePercent < 100 ? 'warning' : 'success'}
        strong
      />
      {interactiveMessage && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, color: 'warning.main' }}>
          <Box component={CircleAlert} aria-hidden sx={{ mt: '2px' }} />
          <Typography variant="body2">{interactiveMessage}</Typography>
        </Stack>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Time with other practitioners counts; a self-paced quiz does not.
      </Typography>
    </div>
  );
}

function CategoryBars({ summary }: { summary: SummaryPartsFragment }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {summary.categoryHours.map(({ category, hours, percent }) => (
        <HoursBar key={category} label={category} value={hoursLabel(hours)} percent={percent} />
      ))}
    </Stack>
  );
}
