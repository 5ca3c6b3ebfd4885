import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { BoardAnswerPartsFragment } from '#client/graphql/generated.ts';
import { professionOf } from '#domain/professions/professions';
import { boardAnswerMessagesOf } from '#domain/standing/board-answers';
import { BoardAnswerForm } from './BoardAnswerForm.tsx';
import type { AnsweredRegistration } from './form-values.ts';
import type { DocumentDialogType } from './useAnswerDocuments.tsx';

interface Props {
  open: boolean;
  row?: BoardAnswerPartsFragment;
  held: AnsweredRegistration;
  onClose: () => void;
  DocumentDialog: DocumentDialogType;
}

/** Adds or edits an answer of the Board. */
export function BoardAnswerDialog({ open, onClose, ...form }: Props) {
  const [dirty, setDirty] = useState(false);
  const messages = boardAnswerMessagesOf(professionOf(form.held.profession));
  return (
    <FormDialog
      open={open}
      title={form.row ? messages.edit : messages.add}
      dirty={dirty}
      onClose={onClose}
    >
      <BoardAnswerForm {...form} onSaved={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}
