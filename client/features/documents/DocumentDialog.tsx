import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { FormWithFiles } from '#client/components/evidence/FormWithFiles.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { documentMessages } from '#domain/documents';

const DocumentForm = lazyPart(
  async () => (await import('./DocumentForm.tsx')).DocumentForm,
  <Skeleton variant="rounded" height={400} />,
);

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
      <FormWithFiles
        ownerKey="documentId"
        ownerId={document?.id}
        onDone={onClose}
        onDirty={setDirty}
      >
        {(files, onSaved, onDirty) => (
          <DocumentForm document={document} files={files} onSaved={onSaved} onDirty={onDirty} />
        )}
      </FormWithFiles>
    </FormDialog>
  );
}
