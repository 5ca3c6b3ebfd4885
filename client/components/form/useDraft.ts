import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useRef, useState } from 'react';
import type { draftAt } from '#client/lib/drafts.ts';
import { hasSignedOut } from '#client/lib/session.ts';
import type { Holder } from '../conflicts/useBegun.ts';
import { FormFrame } from '../form-frame.ts';

/**
 * Keeps on this device what is half-written in a Formik form, but for what `isHeld`, and brings it back, with the
 * version of the record on which it was begun. Answers of when it is, and how to discard it.
 */
export function useDraft(draft: ReturnType<typeof draftAt> | null, isHeld: boolean, begun: Holder) {
  const { values, initialValues, setValues, resetForm } = useFormikContext<FormikValues>();
  const isOpen = useContext(FormFrame);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const opened = useRef({ values: initialValues, begun: begun.get() });
  const kept = useRef(values);

  useEffect(() => {
    const found = draft?.read(opened.current.values);
    if (!found) return;
    setSavedAt(found.savedAt);
    if (found.begun) begun.set(found.begun);
    void setValues(found.values, false);
  }, [draft, begun, setValues]);

  useEffect(() => {
    if (opened.current.values === initialValues) return;
    // The form was given another beginning.
    opened.current = { values: initialValues, begun: begun.get() };
    setSavedAt(null);
  }, [begun, initialValues]);

  useEffect(() => {
    if (!draft || isHeld) return draft?.hold();
    if (kept.current === values) return;
    kept.current = values;
    draft.keep(initialValues, values, begun.get());
  }, [draft, isHeld, values, initialValues, begun]);

  useEffect(() => {
    if (!isOpen) draft?.drop(true);
  }, [draft, isOpen]);

  useEffect(() => {
    if (!draft) return;
    // A phone ends a hidden page without another word.
    window.addEventListener('pagehide', draft.flush);
    document.addEventListener('visibilitychange', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      document.removeEventListener('visibilitychange', draft.flush);
      // Whoever signed out, here or in another tab, leaves nothing behind; a session that ran out does.
      if (hasSignedOut()) draft.drop(true);
      else draft.flush();
    };
  }, [draft]);

  function discard(): void {
    begun.set(opened.current.begun);
    resetForm();
    draft?.drop(false);
    setSavedAt(null);
  }
  return { savedAt, discard };
}
