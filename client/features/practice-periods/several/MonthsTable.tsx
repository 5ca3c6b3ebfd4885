import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import OutlinedInput from '@mui/material/OutlinedInput';
import { numberInput } from '#client/components/form/number-input.ts';
import { hoursLabel } from '#domain/activities';
import { dayLabel, monthLabel } from '#domain/dates';
import { practiceLimits, type PracticeMonth } from '#domain/practice-periods';
import { rosterMessages as messages } from '#domain/roster';

/** The longest month has no more. */
const HOURS_A_MONTH = 31 * 24;

interface Props {
  months: readonly PracticeMonth[];
  onChange: (months: readonly PracticeMonth[]) => void;
}

/** The hours of each month, to correct before they are added; 0 leaves a month out. */
export function MonthsTable({ months, onChange }: Props) {
  const change = (index: number, hours: number) =>
    onChange(months.map((month, at) => (at === index ? { ...month, hours } : month)));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 'fontWeightMedium' }}>
        {messages.months}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {messages.leaveHint}
      </Typography>
      <Stack
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, maxHeight: 320, overflowY: 'auto' }}
      >
        {months.map(({ startDate, endDate, hours }, index) => (
          <Box component="li" key={startDate} sx={row}>
            <span>
              {monthLabel(startDate)}
              <Typography variant="body2" component="span" color="textSecondary">
                {' '}
                {dayLabel(startDate)} to {dayLabel(endDate)}
              </Typography>
            </span>
            <OutlinedInput
              type="number"
              size="small"
              value={hours}
              onChange={({ target }) => change(index, Math.max(0, Number(target.value)))}
              slotProps={{
                input: {
                  ...numberInput({ ...practiceLimits.hours, max: HOURS_A_MONTH }),
                  'aria-label': `Hours in ${monthLabel(startDate)}`,
                },
              }}
              sx={{ width: 110, flexShrink: 0 }}
            />
          </Box>
        ))}
      </Stack>
      <Typography sx={{ mt: 1, fontWeight: 'fontWeightMedium' }}>
        {messages.total(hoursLabel(months.reduce((sum, { hours }) => sum + hours, 0)))}
      </Typography>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  pr: 1,
} as const;
