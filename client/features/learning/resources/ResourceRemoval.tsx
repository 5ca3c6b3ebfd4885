import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import type { RecordDialogProps } from '#client/records/useDialog.ts';
import { useRemoveRecord } from '#client/records/useRecord.ts';
import { resourceMessages } from '#domain/learning/resources';
import { resources } from './resources.ts';

/** Asks before a resource of the user's is deleted for everyone, and deletes it. */
export function ResourceRemoval({ open, row, onClose }: RecordDialogProps<ResourcePartsFragment>) {
  const remove = useRemoveRecord(resources);
  const { title, text } = resourceMessages.deleteConfirm;
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={row && text(row.title)}
      confirmLabel="Delete"
      destructive
      onConfirm={() => row && void remove(row)}
      onClose={onClose}
    />
  );
}
