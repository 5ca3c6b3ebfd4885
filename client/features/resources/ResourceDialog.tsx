import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { resourceMessages } from '#domain/resources';
import { ResourceForm } from './ResourceForm.tsx';

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
