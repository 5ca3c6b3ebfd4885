import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Reports if a Formik form has unsaved changes. */
export function WatchDirty({ onChange }: { onChange: (dirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => {
    onChange(dirty);
    return () => onChange(false);
  }, [dirty, onChange]);
  return null;
}
