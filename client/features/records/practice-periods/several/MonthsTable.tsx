import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { numberInput } from '#client/components/form/number-input.ts';
import { hoursLabel } from '#domain/records/activities';
import { dayLabel, monthLabel } from '#domain/dates';
import {
  monthHoursProblem,
  practiceLimits,
  type PracticeMonth,
} from '#domain/records/practice-periods';
import { rosterMessages as messages } from '#domain/messages/roster';

/** Hours of the longest month. */
const HOURS_A_MONTH = 31 * 24;

/** A month as it is typed: its hours can be empty. */
export type TypedMonth = Omit<PracticeMonth, 'hours'> & { hours: number | '' };

interface Props {
  months: readonly TypedMonth[];
  /** True once the months were to be added: their problems show. */
  isChecked: boolean;
  onChange: (months: readonly TypedMonth[]) => void;
}

/** The hours of each month, to correct before they are added; 0 leaves a month out. */
export function MonthsTable({ months, isChecked, onChange }: Props) {
  const change = (index: number, hours: number | '') =>
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
        {months.map((month, index) => (
          <MonthRow
            key={month.startDate}
            month={month}
            problem={isChecked ? monthHoursProblem(month) : null}
            onChange={(hours) => change(index, hours)}
          />
        ))}
      </Stack>
      <Typography sx={{ mt: 1, fontWeight: 'fontWeightMedium' }}>
        {messages.total(hoursLabel(months.reduce((sum, { hours }) => sum + Number(hours), 0)))}
      </Typography>
    </Box>
  );
}

interface RowProps {
  month: TypedMonth;
  problem: string | null;
  onChange: (hours: number | '') => void;
}

function MonthRow({ month: { startDate, endDate, hours }, problem, onChange }: RowProps) {
  const id = useId();
  return (
    <li>
      <Box sx={row}>
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
          error={problem !== null}
          aria-describedby={problem ? id : undefined}
          onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
          slotProps={{
            input: {
              ...numberInput({ ...practiceLimits.hours, max: HOURS_A_MONTH }),
              'aria-label': `Hours in ${monthLabel(startDate)}`,
            },
          }}
          sx={{ width: 110, flexShrink: 0 }}
        />
      </Box>
      {problem && (
        <FormHelperText id={id} error>
          {problem}
        </FormHelperText>
      )}
    </li>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  pr: 1,
} as const;
