import { useCallback, useMemo, useState } from 'react';

/** The state of a dialog about a record. The record stays while the dialog fades out. */
export function useDialog<Row>() {
  const [{ open, row }, setState] = useState<{ open: boolean; row?: Row }>({ open: false });
  const show = useCallback((next?: Row) => setState({ open: true, row: next }), []);
  const onClose = useCallback(() => setState((last) => ({ ...last, open: false })), []);
  return useMemo(() => ({ show, props: { open, row, onClose } }), [show, open, row, onClose]);
}
