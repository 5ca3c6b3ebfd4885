import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-au';
import { useMemo, useState, type ReactNode } from 'react';
import { isCivilDate, NOT_A_DAY, type CivilDate } from '#domain/dates';
import { todayIn } from '#client/lib/dates.ts';
import { useFormField } from './useFormField.ts';

interface Props {
  name: string;
  label: string;
  helperText?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The earliest day the user can choose. */
  minDate?: CivilDate;
  disableFuture?: boolean;
  autoFocus?: boolean;
  /** The time zone that decides 'today'. */
  timeZone?: string;
}

/** A day in a Formik form: 'YYYY-MM-DD' or null; an invalid text stays, for the schema to refuse. */
export function DateField({ name, label, helperText, disableFuture, timeZone, ...props }: Props) {
  const { id, input, helpers, error: refused } = useFormField<CivilDate | null>(name);
  // The schema's message for text that is not a day is meant for programs.
  const error = refused && input.value && !isCivilDate(input.value) ? NOT_A_DAY : refused;
  const [picked, setPicked] = useState<Dayjs | null>(null);
  const given = useMemo(() => (input.value ? dayjs(input.value) : null), [input.value]);
  const change = (value: Dayjs | null) => {
    setPicked(value);
    void helpers.setValue(textOf(value));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-au">
      <DatePicker
        label={label}
        name={name}
        desktopModeMediaQuery={roomBelow}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        // A new object for a half-typed day would make the picker forget the typed part.
        value={textOf(picked) === input.value ? picked : given}
        onChange={change}
        minDate={props.minDate ? dayjs(props.minDate) : undefined}
        maxDate={disableFuture ? dayjs(todayIn(timeZone)) : undefined}
        slotProps={{
          toolbar: { toolbarFormat: 'ddd D MMM' },
          layout: { sx: tallCells },
          field: { clearable: !props.required },
          textField: {
            id,
            required: props.required,
            error: error !== undefined,
            helperText: error ?? helperText,
            onBlur: input.onBlur,
          },
        }}
      />
    </LocalizationProvider>
  );
}

/** A calendar beside its field needs room; elsewhere it is a dialog, which scrolls. */
const roomBelow = '@media (pointer: fine) and (min-height: 481px)';

const textOf = (value: Dayjs | null): string | null => value?.format('YYYY-MM-DD') ?? null;

/** Cells as tall as a thumb is wide; seven of them still fit in the calendar's width. */
const tallCells = ({ layout: { touch } }: Theme) => ({
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
  '& .MuiPickerDay-root': { '--PickerDay-size': `${touch}px`, mx: 0 },
  '& .MuiDayCalendar-weekDayLabel': { width: touch, mx: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * (touch + 4) },
  '& .MuiYearCalendar-button, & .MuiMonthCalendar-button': { height: touch },
});
