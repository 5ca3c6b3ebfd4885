import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { resourceMessages } from '#domain/resources';

const ResourceForm = lazy(async () => ({
  default: (await import('./ResourceForm.tsx')).ResourceForm,
}));

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
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        <ResourceForm onSaved={onClose} onDirty={setDirty} />
      </Suspense>
    </FormDialog>
  );
}
