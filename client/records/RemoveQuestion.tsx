import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { useRetention } from '#client/lib/retention.ts';

interface Props<Row> {
  open: boolean;
  row?: Row;
  onClose: () => void;
  title: string;
  /** Says what the deletion does, before the sentence about how long the record is kept. */
  text: (row: Row) => string;
  onRemove: (row: Row) => Promise<void>;
}

/** Asks before a record is deleted, and says until when it can be restored. */
export function RemoveQuestion<Row extends { keepUntil: string }>(props: Props<Row>) {
  const { open, row, onClose, title, text, onRemove } = props;
  const { deletion } = useRetention();
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={row && `${text(row)} ${deletion(row.keepUntil)}`}
      confirmLabel="Delete"
      destructive
      onConfirm={() => row && void onRemove(row)}
      onClose={onClose}
    />
  );
}
