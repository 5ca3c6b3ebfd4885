import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { DateField } from '#client/components/form/DateField.tsx';
import { dayOf, todayIn } from '#client/lib/dates.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { activityFields } from '#domain/records/activities.fields';
import { activityStatuses, activityStatusLabels } from '#domain/records/activities';
import { addDays, dayLabel, type CivilDate } from '#domain/dates';
import type { ActivityFields } from './form-values.ts';

const Field = fieldsOf(activityFields);

interface Props {
  timeZone: string;
  /** Completion date before it went back to in progress; offered as its date. */
  lastCompletedDate?: string | null | undefined;
  /** Starts at the completion date. */
  autoFocus?: boolean;
}

/** In progress or completed; completed requires the day, with today filled in. */
export function StatusField({ timeZone, lastCompletedDate, autoFocus }: Props) {
  const { values, setValues, setFieldValue } = useFormikContext<ActivityFields>();
  const id = useId();
  const today = todayIn(timeZone);
  const lastDay = lastCompletedDate ? dayOf(lastCompletedDate, timeZone) : null;

  function choose(status: ActivityFields['status']) {
    const isUndated = status === 'completed' && !values.completedDate;
    const completedDate = isUndated ? today : values.completedDate;
    void setValues({ ...values, status, completedDate });
  }

  return (
    <>
      <FormControl>
        <FormLabel id={id}>Status</FormLabel>
        <RadioGroup row name="status" aria-labelledby={id} value={values.status}>
          {activityStatuses.map((status) => (
            <FormControlLabel
              key={status}
              value={status}
              control={<Radio onChange={() => choose(status)} />}
              label={activityStatusLabels[status]}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {values.status === 'completed' && (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1.5, alignItems: { xs: 'stretch', sm: 'flex-start' } }}
        >
          <Field
            as={DateField}
            name="completedDate"
            disableFuture
            timeZone={timeZone}
            autoFocus={autoFocus}
          />
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-label="Common days"
            value={values.completedDate}
            onChange={(_, day: CivilDate | null) =>
              day !== null && void setFieldValue('completedDate', day)
            }
            sx={{
              minWidth: { sm: 240 },
              '& > *': { flex: 1, alignSelf: 'stretch' },
              minHeight: { sm: 56 },
            }}
          >
            <ToggleButton value={today}>Today</ToggleButton>
            <ToggleButton value={addDays(today, -1)}>Yesterday</ToggleButton>
          </ToggleButtonGroup>
        </Stack>
      )}
      {values.status === 'completed' && lastDay && lastDay !== values.completedDate && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              onClick={() => void setValues({ ...values, completedDate: lastDay })}
            >
              Keep that date
            </Button>
          }
        >
          Completed on {dayLabel(lastDay)} before.
        </Alert>
      )}
    </>
  );
}
