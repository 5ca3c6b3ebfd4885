import type { FormikValues } from 'formik';
import { useState } from 'react';
import { tellFailure } from '#client/lib/tell-failure.ts';
import type { FieldSpecs } from '#domain/records/record-fields';
import { versionMessages } from '#domain/versions';
import { compareWithServer, type Conflict } from '../conflicts/compare-with-server.ts';
import type { Edited } from '../conflicts/edited.ts';
import { useBaseVersion } from '../conflicts/useBaseVersion.ts';

/** The conflict layer of a form: its base version, and the changes saved elsewhere since. */
export function useConflict<Values extends FormikValues>(
  edited: Edited<Values> | null,
  fields: FieldSpecs<Values>,
  initialValues: Values,
) {
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const base = useBaseVersion(edited && { version: edited.version, values: initialValues });

  /** Compares with the server. Returns true if the form can be saved; if not, shows why. */
  async function rebase(values: Values): Promise<boolean> {
    const from = base.get();
    if (!edited || !from) return false;
    try {
      const result = await compareWithServer(edited, fields, from, values);
      const isFree = result.kind === 'none';
      if (isFree) base.set(result.theirs);
      setConflict(isFree ? null : result);
      return isFree;
    } catch (error) {
      tellFailure(versionMessages.loadFailed, error);
      return false;
    }
  }
  return { base, conflict, rebase, close: () => setConflict(null) };
}
