import MuiTextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { LINE_MAX, quickLogTexts as texts, readWords } from '#domain/records/quick-log';
import { onDay, type ActivityFields } from '../form-values.ts';

type Fields = Partial<ActivityFields>;

/**
 * One line of words above the form of a new activity. It fills in the fields as the quick log reads them; a field that
 * was filled in or corrected stays, and clearing the line brings back what the form began with.
 */
export function WordsField({ timeZone }: { timeZone: string }) {
  const { values, initialValues, setValues } = useFormikContext<ActivityFields>();
  const employer = useCurrentUser().user?.organization ?? null;
  const today = todayIn(timeZone);
  const [words, setWords] = useState('');
  /** The values that the words gave. */
  const filled = useRef<Fields>({});
  /** Fields that were filled in or corrected by hand. */
  const given = useRef(new Set<string>());
  const { asked } = readWords(words, today, employer);

  function type(next: string) {
    const { day, ...read } = readWords(next, today, employer).fields;
    const said: Fields = { ...read, ...onDay(day, today), hours: read.hours ?? '' };
    const fields: Record<string, unknown> = {};
    const now: Record<string, unknown> = { ...values };
    const was: Record<string, unknown> = filled.current;
    const begun: Record<string, unknown> = { ...initialValues };
    for (const [name, value] of Object.entries(said)) {
      const known = name in was ? was[name] : begun[name];
      if (now[name] !== known) given.current.add(name);
      if (!given.current.has(name)) fields[name] = next === '' ? begun[name] : value;
    }
    filled.current = next === '' ? {} : fields;
    setWords(next);
    void setValues({ ...values, ...fields });
  }

  const questions = [
    ...(asked.hours.length > 0 ? [texts.asked(texts.howLong, asked.hours)] : []),
    ...(asked.day.length > 0 ? [texts.asked(texts.whichDay, asked.day)] : []),
    ...(asked.people.length > 0 ? [texts.asked(texts.withOthersQuestion, asked.people)] : []),
  ];
  return (
    <MuiTextField
      label={texts.line}
      placeholder={texts.example}
      helperText={questions.length > 0 ? questions.join(' ') : texts.fillsHint}
      value={words}
      onChange={({ target }) => type(target.value)}
      // The user must see the fields before they are saved.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { maxLength: LINE_MAX },
        inputLabel: { shrink: true },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}
