import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { undocumentedText } from '#domain/board-answers';
import type { BoardAnswerValues } from '#domain/board-answers.fields';
import { keptHours, type AnsweredRegistration } from './form-values.ts';

/** Warns, while it is entered, that an answer for fewer hours than the sources require counts only with its document. */
export function UndocumentedNote({ held }: { held: AnsweredRegistration }) {
  const { values } = useFormikContext<BoardAnswerValues>();
  const kept = keptHours(held, values);
  return (
    <output style={{ display: 'block' }}>
      {kept && <Alert severity="warning">{undocumentedText(kept)}</Alert>}
    </output>
  );
}
