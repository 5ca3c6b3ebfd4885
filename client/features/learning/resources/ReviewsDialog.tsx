import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { Reviews } from './Reviews.tsx';

interface Props {
  open: boolean;
  resource: { id: string; title: string };
  onClose: () => void;
}

/** The reviews of a resource, including the user's own. */
export function ReviewsDialog({ open, resource, onClose }: Props) {
  const [dirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      title="Reviews"
      description={resource.title}
      dirty={dirty}
      onClose={onClose}
    >
      <Reviews resourceId={resource.id} onDirty={setDirty} />
    </FormDialog>
  );
}
