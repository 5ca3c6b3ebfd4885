import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { LeaveQuestion } from '#client/components/LeaveQuestion.tsx';
import { rosterMessages as messages } from '#domain/messages/roster';
import { SeveralForm } from './SeveralForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Adds practice hours by month, from a sentence or a roster file. */
export function SeveralDialog({ open, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      dirty={isDirty}
      title={messages.title}
      description={messages.intro}
    >
      <LeaveQuestion when={isDirty} />
      <SeveralForm
        onDirty={setDirty}
        onSaved={() => {
          setDirty(false);
          onClose();
        }}
      />
    </FormDialog>
  );
}
