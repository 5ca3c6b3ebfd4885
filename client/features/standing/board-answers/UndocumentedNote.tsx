import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { undocumentedText } from '#domain/standing/board-answers';
import type { BoardAnswerPartsFragment } from '#client/graphql/generated.ts';
import type { BoardAnswerValues } from '#domain/standing/board-answers.fields';
import { keptHours, type AnsweredRegistration } from './form-values.ts';
import type { AnswerDocument } from './useAnswerDocuments.tsx';

interface Props {
  held: AnsweredRegistration;
  /** The answer that is edited: its document may be older than those that can be chosen. */
  row?: BoardAnswerPartsFragment | undefined;
  documents: readonly AnswerDocument[];
}

/** Warns during entry that an answer for fewer hours than the sources require counts only with its file. */
export function UndocumentedNote({ held, row, documents }: Props) {
  const { values } = useFormikContext<BoardAnswerValues>();
  const document = documents.find(({ id }) => id === values.documentId);
  const isKept = row?.documentId != null && row.documentId === values.documentId;
  const kept = keptHours(held, {
    ...values,
    documentFile: document ? document.file : isKept ? row!.documentFile : null,
  });
  return (
    <output style={{ display: 'block' }}>
      {kept && <Alert severity="warning">{undocumentedText(kept)}</Alert>}
    </output>
  );
}
