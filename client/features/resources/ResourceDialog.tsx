import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { resourceMessages } from '#domain/resources';

const ResourceForm = lazyPart(
  async () => (await import('./ResourceForm.tsx')).ResourceForm,
  <Skeleton variant="rounded" height={480} />,
);

/** Adds a resource to the library; closes when it is saved. */
export function ResourceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [dirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      title="Add Resource"
      description={resourceMessages.shared}
      dirty={dirty}
      onClose={onClose}
    >
      <ResourceForm onSaved={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}
