import { useCallback, useMemo, useState } from 'react';

/** Props of a dialog about a record; the record is missing for a new one. */
export interface RecordDialogProps<Row> {
  open: boolean;
  row?: Row;
  onClose: () => void;
}

/** The state of a dialog about a record. The record stays while the dialog fades out. */
export function useDialog<Row>() {
  const [{ open, row }, setState] = useState<{ open: boolean; row?: Row }>({ open: false });
  const show = useCallback((next?: Row) => setState({ open: true, row: next }), []);
  const onClose = useCallback(() => setState((last) => ({ ...last, open: false })), []);
  return useMemo(() => ({ show, props: { open, row, onClose } }), [show, open, row, onClose]);
}
