import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { useRetention } from '#client/lib/retention.ts';
import type { KeptRow, RecordSpec } from './record-spec.ts';
import type { RecordDialogProps } from './useDialog.ts';
import { useRemoveRecord } from './useRecord.ts';

interface Props<Row extends KeptRow, Values, Input, Removed> extends RecordDialogProps<Row> {
  spec: RecordSpec<Row, Values, Input, Removed>;
  /** Called before the record is deleted, for a page that shows it. */
  onRemove?: () => void;
}

/** Asks before a record is deleted, says until when it can be restored, and deletes it. */
export function RecordRemoval<Row extends KeptRow, Values, Input, Removed>(
  props: Props<Row, Values, Input, Removed>,
) {
  const { spec, open, row, onClose, onRemove } = props;
  const { title, text } = spec.messages.deleteConfirm;
  const { deletion } = useRetention();
  const remove = useRemoveRecord(spec);
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={row && `${text(row.title ?? '')} ${deletion(row.keepUntil)}`}
      confirmLabel="Delete"
      destructive
      onConfirm={() => {
        if (!row) return;
        onRemove?.();
        void remove(row);
      }}
      onClose={onClose}
    />
  );
}
