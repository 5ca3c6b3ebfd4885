import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { documentMessages } from '#domain/documents';
import { DocumentForm } from './DocumentForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The document to edit; none adds a new one. */
  document?: DocumentPartsFragment;
}

/** Adds or edits a document; closes when it is saved. */
export function DocumentDialog({ open, onClose, document }: Props) {
  const [dirty, setDirty] = useState(false);
  const titles = documentMessages.dialogTitle;
  return (
    <FormDialog
      open={open}
      title={document ? titles.edit : titles.add}
      dirty={dirty}
      onClose={onClose}
    >
      <DocumentForm document={document} onSaved={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}
