import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useState } from 'react';
import { FormWithFiles } from '#client/components/evidence/FormWithFiles.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { documentMessages } from '#domain/documents';

const DocumentForm = lazy(async () => ({
  default: (await import('./DocumentForm.tsx')).DocumentForm,
}));

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
      <Suspense fallback={<Skeleton variant="rounded" height={400} />}>
        <FormWithFiles
          ownerKey="documentId"
          ownerId={document?.id}
          onDone={onClose}
          onDirty={setDirty}
        >
          {(files, onSaved) => (
            <DocumentForm document={document} files={files} onSaved={onSaved} onDirty={setDirty} />
          )}
        </FormWithFiles>
      </Suspense>
    </FormDialog>
  );
}
