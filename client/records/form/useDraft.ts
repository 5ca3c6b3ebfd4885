import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useRef, useState } from 'react';
import { FormFrame } from '#client/components/form-frame.ts';
import type { draftAt } from '#client/lib/drafts.ts';
import { hasSignedOut } from '#client/lib/session.ts';
import type { BaseVersion } from '../conflicts/useBaseVersion.ts';

/**
 * Stores the values of a Formik form on this device while they are unsaved, unless `isHeld`, and restores them together
 * with the version of the record they are based on. Returns when the restored draft was saved and a function that
 * discards it.
 */
export function useDraft(
  draft: ReturnType<typeof draftAt> | null,
  isHeld: boolean,
  base: BaseVersion,
) {
  const { values, initialValues, setValues, resetForm } = useFormikContext<FormikValues>();
  const isOpen = useContext(FormFrame);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const opened = useRef({ values: initialValues, base: base.get() });
  const kept = useRef(values);

  useEffect(() => {
    const found = draft?.read(opened.current.values);
    if (!found) return;
    setSavedAt(found.savedAt);
    if (found.begun) base.set(found.begun);
    void setValues(found.values, false);
  }, [draft, base, setValues]);

  useEffect(() => {
    if (opened.current.values === initialValues) return;
    // The form was reset to other initial values.
    opened.current = { values: initialValues, base: base.get() };
    setSavedAt(null);
  }, [base, initialValues]);

  useEffect(() => {
    if (!draft || isHeld) return draft?.hold();
    if (kept.current === values) return;
    kept.current = values;
    draft.keep(initialValues, values, base.get());
  }, [draft, isHeld, values, initialValues, base]);

  useEffect(() => {
    if (!isOpen) draft?.drop(true);
  }, [draft, isOpen]);

  useEffect(() => {
    if (!draft) return;
    // A phone may end a hidden page without another event.
    window.addEventListener('pagehide', draft.flush);
    document.addEventListener('visibilitychange', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      document.removeEventListener('visibilitychange', draft.flush);
      // Signing out, here or in another tab, removes the draft; an expired session keeps it.
      if (hasSignedOut()) draft.drop(true);
      else draft.flush();
    };
  }, [draft]);

  function discard(): void {
    base.set(opened.current.base);
    resetForm();
    draft?.drop(false);
    setSavedAt(null);
  }
  return { savedAt, discard };
}
