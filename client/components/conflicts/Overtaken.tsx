import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { versionMessages, type Begun } from '#domain/versions';
import { ChangedScreen } from './ChangedScreen.tsx';
import type { Edited } from './edited.ts';
import { GoneScreen } from './GoneScreen.tsx';
import type { Conflict } from './meeting.ts';
import type { Holder } from './useBegun.ts';

interface Props<Values> {
  edited: Edited<Values> | undefined;
  conflict: Conflict<Values> | null;
  /** The record as the edit takes it to be. */
  begun: Holder;
  onClose: () => void;
  /** Compares again with what is saved. */
  onMeet: (values: Values) => Promise<void>;
  children: ReactNode;
}

/** A form, and in its place, while it waits untouched, what somebody must decide before it can be saved. */
export function Overtaken<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { edited, conflict, begun, onClose, onMeet, children } = props;
  const { values, setValues, submitForm, resetForm } = useFormikContext<Values>();
  const form = useRef<HTMLDivElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (!conflict && wasAway.current) {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
    wasAway.current = conflict !== null;
  }, [conflict]);

  async function submit(next: Values, from: Begun | null): Promise<void> {
    begun.set(from);
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
    await onMeet(values);
  }

  return (
    <>
      <Box ref={form} sx={{ display: conflict ? 'none' : 'contents' }}>
        {children}
      </Box>
      {edited && conflict?.kind === 'changed' && (
        <ChangedScreen
          key={conflict.theirs.version}
          edited={edited}
          mine={values}
          theirs={conflict.theirs}
          differences={conflict.differences}
          onSave={(next) => void submit(next, conflict.theirs)}
          onKeepTheirs={() => {
            begun.set(conflict.theirs);
            resetForm({ values: conflict.theirs.values });
            onClose();
            showToast({ title: versionMessages.kept });
          }}
          onBack={onClose}
        />
      )}
      {edited && conflict?.kind === 'gone' && (
        <GoneScreen
          onRestore={edited.restore && restore}
          onSaveAnew={() => void submit(values, null)}
          onBack={onClose}
        />
      )}
    </>
  );
}
