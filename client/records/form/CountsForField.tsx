import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { numberInput } from '#client/components/form/number-input.ts';
import { useFormField } from '#client/components/form/useFormField.ts';
import { HOURS_STEP } from '#domain/records/activities';
import { countsForProblem, countsForTexts as texts, isShare } from '#domain/records/counts-for';
import { countedHours, COUNTS_FOR, type CountsFor, type HoursFor } from '#domain/records/hours-for';
import { professionOf } from '#domain/professions/professions';
import { sharingText } from '#domain/standing/registrations';

interface Props {
  professions: readonly string[];
  /** The stored or planned statement; null if all hours count for the first registration. */
  stored: CountsFor;
}

/** As typed: a field can be empty. */
type Typed = readonly { profession: string; hours: number | '' }[] | null;

/** Asks how many of the hours count for each registration. Untouched, it states nothing and all count for the first. */
export function CountsForField({ professions, stored }: Props) {
  const { values } = useFormikContext<{ hours: number | '' }>();
  const { input, helpers, error } = useFormField<Typed | undefined>('countsFor');
  const id = useId();
  const hours = Number(values.hours) || 0;
  const typed: Typed = input.value === undefined ? stored : input.value;
  const hoursOf = (profession: string) =>
    typed
      ? (typed.find((each) => each.profession === profession)?.hours ?? 0)
      : countedHours({ hours, countsFor: null }, profession);
  const isWhole = typed === null || typed.every((each): each is HoursFor => isShare(each.hours));
  const problem = hours > 0 && isWhole ? countsForProblem(typed, hours) : null;
  const held = professions.flatMap((each) => professionOf(each) ?? []);
  const change = (profession: string, text: string) =>
    void helpers.setValue(
      held.map((each) => ({
        profession: each.id,
        hours: each.id !== profession ? hoursOf(each.id) : text === '' ? '' : Number(text),
      })),
    );
  const shared = held.flatMap((a, index) => held.slice(index + 1).map((b) => sharingText(a, b)));
  return (
    <Box component="fieldset" aria-describedby={id} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">{COUNTS_FOR}</FormLabel>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 1 }}>
        {held.map(({ id: profession, label }) => (
          <MuiTextField
            key={profession}
            type="number"
            label={texts.hours(label)}
            value={hoursOf(profession)}
            error={problem !== null || (error !== undefined && !isShare(hoursOf(profession)))}
            onBlur={input.onBlur}
            onChange={({ target }) => change(profession, target.value)}
            onFocus={({ target }) => target.select()}
            onWheel={(event) => event.currentTarget.querySelector('input')?.blur()}
            slotProps={{ htmlInput: numberInput({ min: 0, max: hours, step: HOURS_STEP }) }}
            sx={{ flex: 1, minWidth: 130 }}
          />
        ))}
      </Stack>
      <FormHelperText id={id} error={problem !== null || error !== undefined} aria-live="polite">
        {problem ?? error ?? texts.help}
      </FormHelperText>
      {shared.map(({ text, source }) => (
        <Box key={text} sx={{ mt: 0.5 }}>
          <FormHelperText>{text}</FormHelperText>
          {source && <SourceLine source={source} />}
        </Box>
      ))}
    </Box>
  );
}
