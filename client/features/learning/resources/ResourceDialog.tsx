import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import type { RecordDialogProps } from '#client/records/useDialog.ts';
import { resourceMessages } from '#domain/learning/resources';

const ResourceForm = lazyPart(
  async () => (await import('./ResourceForm.tsx')).ResourceForm,
  <Skeleton variant="rounded" height={480} />,
);

/** Adds a resource to the library, or edits one; closes when it is saved. */
export function ResourceDialog({ open, row, onClose }: RecordDialogProps<ResourcePartsFragment>) {
  const [dirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      title={row ? resourceMessages.dialogTitle.edit : resourceMessages.dialogTitle.add}
      description={resourceMessages.shared}
      dirty={dirty}
      onClose={onClose}
    >
      <ResourceForm {...(row && { row })} onSaved={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}
