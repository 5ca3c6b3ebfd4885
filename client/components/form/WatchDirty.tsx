import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Tells whoever frames a Formik form whether something would be lost with it. */
export function WatchDirty({ onChange }: { onChange: (dirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => {
    onChange(dirty);
    return () => onChange(false);
  }, [dirty, onChange]);
  return null;
}
