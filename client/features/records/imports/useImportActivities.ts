import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useUndoImportMutation } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useRequestKey } from '#client/lib/request-key.ts';
import { callRest } from '#client/lib/rest.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { toImported, type ImportRow } from '#domain/records/activity-import';
import { importMessages as messages } from '#domain/records/imports';
import { refreshAfterImport } from './refresh-after-import.ts';
import { useUndoImport } from './useUndoImport.ts';

/**
 * Imports the chosen rows. Each attempt has one idempotency key, so that a retry after a lost response adds nothing
 * twice. Cancelling undoes the import once the server has responded, since its id is only known then.
 */
export function useImportActivities(onDone: () => void) {
  const client = useApolloClient();
  const [phase, setPhase] = useState<'idle' | 'importing' | 'stopping'>('idle');
  const [error, setError] = useState<string | null>(null);
  const requestKey = useRequestKey();
  const timesStopped = useRef(0);
  const isStopped = useRef(false);
  const [takeBack] = useUndoImportMutation();
  const { undoImport } = useUndoImport();

  async function start(fileName: string | null, rows: readonly ImportRow[]): Promise<void> {
    isStopped.current = false;
    setError(null);
    setPhase('importing');
    const table = { fileName, rows: rows.map(toImported) };
    try {
      const key = requestKey({ ...table, timesStopped: timesStopped.current });
      const { id, rowCount } = await send({ ...table, requestKey: key });
      if (isStopped.current) {
        await takeBackOf(id);
      } else {
        const action = { label: 'Undo', onClick: () => void undoImport(id) };
        const open = rows.filter(({ status }) => status !== 'completed').length;
        const note = open > 0 ? { note: messages.notCounted(open) } : {};
        showToast({ title: messages.done(rowCount), ...note, action });
        onDone();
      }
      void refreshAfterImport(client);
    } catch (reason) {
      setError(messageOf(reason));
    }
    setPhase('idle');
  }

  async function takeBackOf(id: string): Promise<void> {
    try {
      await takeBack({ variables: { id } });
      // A cancelled import must not share its key with the next one.
      timesStopped.current += 1;
      showToast({ title: messages.stopped });
    } catch (reason) {
      tellFailure(messages.undoFailed, reason);
    }
  }

  function stop(): void {
    isStopped.current = true;
    setPhase('stopping');
  }

  return { phase, error, start, stop };
}

async function send(body: object): Promise<{ id: string; rowCount: number }> {
  const response = await callRest('/imports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { id, rowCount } = (await response.json()) as { id: number; rowCount: number };
  return { id: String(id), rowCount };
}
