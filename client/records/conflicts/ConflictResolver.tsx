import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import type { FieldSpecs } from '#domain/records/record-fields';
import { versionMessages, type Begun } from '#domain/versions';
import { ChangedScreen } from './ChangedScreen.tsx';
import type { Conflict } from './compare-with-server.ts';
import type { Edited } from './edited.ts';
import { GoneScreen } from './GoneScreen.tsx';
import type { BaseVersion } from './useBaseVersion.ts';

interface Props<Values> {
  edited: Edited<Values> | null;
  fields: FieldSpecs<Values>;
  conflict: Conflict<Values> | null;
  base: BaseVersion;
  onClose: () => void;
  /** Compares with the server again, and saves if nothing is in the way. */
  onRebase: (values: Values) => Promise<void>;
  children: ReactNode;
}

/** Hides the form, unchanged, while the user decides what to do about a conflict. */
export function ConflictResolver<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { edited, fields, conflict, base, onClose, onRebase, children } = props;
  const { values, setValues, submitForm, resetForm } = useFormikContext<Values>();
  const form = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(false);
  useEffect(() => {
    if (!conflict && wasHidden.current) {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
    wasHidden.current = conflict !== null;
  }, [conflict]);

  async function submit(next: Values, from: Begun | null): Promise<void> {
    base.set(from);
    onClose();
    await setValues(next);
    await submitForm();
  }

  async function restore(): Promise<void> {
    try {
      await edited?.restore?.();
    } catch (error) {
      tellFailure(versionMessages.gone.restoreFailed, error);
      return;
    }
    await onRebase(values);
  }

  return (
    <>
      <Box ref={form} sx={{ display: conflict ? 'none' : 'contents' }}>
        {children}
      </Box>
      {conflict?.kind === 'changed' && (
        <ChangedScreen
          key={conflict.theirs.version}
          fields={fields}
          mine={values}
          theirs={conflict.theirs}
          differences={conflict.differences}
          onSave={(next) => void submit(next, conflict.theirs)}
          onKeepTheirs={() => {
            base.set(conflict.theirs);
            resetForm({ values: conflict.theirs.values });
            onClose();
            showToast({ title: versionMessages.kept });
          }}
          onBack={onClose}
        />
      )}
      {conflict?.kind === 'gone' && (
        <GoneScreen
          onRestore={edited?.restore && restore}
          onSaveAsNew={() => void submit(values, null)}
          onBack={onClose}
        />
      )}
    </>
  );
}
