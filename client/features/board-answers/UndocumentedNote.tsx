import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { undocumentedText } from '#domain/board-answers';
import type { BoardAnswerValues } from '#domain/board-answers.fields';
import { keptHours, type AnsweredRegistration } from './form-values.ts';
import type { AnswerDocument } from './useAnswerDocuments.tsx';

interface Props {
  held: AnsweredRegistration;
  documents: readonly AnswerDocument[];
}

/** Warns, while it is entered, that an answer for fewer hours than the sources require counts only with its file. */
export function UndocumentedNote({ held, documents }: Props) {
  const { values } = useFormikContext<BoardAnswerValues>();
  const document = documents.find(({ id }) => id === values.documentId);
  const kept = keptHours(held, { ...values, documentFile: document?.file });
  return (
    <output style={{ display: 'block' }}>
      {kept && <Alert severity="warning">{undocumentedText(kept)}</Alert>}
    </output>
  );
}
