import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useUndoImportMutation } from '#client/graphql/generated.ts';
import { callRest, restMessageOf } from '#client/lib/rest.ts';
import { showToast } from '#client/lib/toast.ts';
import { toImported, type ImportRow } from '#domain/activity-import';
import { importMessages as messages } from '#domain/imports';
import { refreshAfterImport } from './refresh-after-import.ts';
import { useUndoImport } from './useUndoImport.ts';

/**
 * Imports the chosen rows. One attempt has one key, so that trying again after a lost answer adds nothing twice.
 * What is stopped under way is taken back as soon as the server has answered, since only then is it known.
 */
export function useImportActivities(onDone: () => void) {
  const client = useApolloClient();
  const [phase, setPhase] = useState<'idle' | 'importing' | 'stopping'>('idle');
  const [error, setError] = useState<string | null>(null);
  const key = useRef<{ body: string; requestKey: string } | null>(null);
  const isStopped = useRef(false);
  const [takeBack] = useUndoImportMutation();
  const { undoImport } = useUndoImport();

  async function start(fileName: string | null, rows: readonly ImportRow[]): Promise<void> {
    isStopped.current = false;
    setError(null);
    setPhase('importing');
    const body = JSON.stringify({ fileName, rows: rows.map(toImported) });
    if (key.current?.body !== body) key.current = { body, requestKey: crypto.randomUUID() };
    try {
      const { id, rowCount } = await send(body, key.current.requestKey);
      if (isStopped.current) {
        key.current = null;
        await takeBack({ variables: { id } });
        showToast({ title: messages.stopped });
      } else {
        const action = { label: 'Undo', onClick: () => void undoImport(id) };
        showToast({ title: messages.done(rowCount), action });
        onDone();
      }
      void refreshAfterImport(client);
    } catch (reason) {
      setError(restMessageOf(reason));
    }
    setPhase('idle');
  }

  function stop(): void {
    isStopped.current = true;
    setPhase('stopping');
  }

  return { phase, error, start, stop };
}

async function send(body: string, requestKey: string): Promise<{ id: string; rowCount: number }> {
  const response = await callRest('/imports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...(JSON.parse(body) as object), requestKey }),
  });
  const { id, rowCount } = (await response.json()) as { id: number; rowCount: number };
  return { id: String(id), rowCount };
}
