import { messageOf } from '#client/lib/form-errors.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { randomKey } from '#client/lib/request-key.ts';
import { callRest } from '#client/lib/rest.ts';
import { sendFile } from '#client/lib/send-file.ts';
import { showToast } from '#client/lib/toast.ts';
import { accountImportMessages as messages } from '#domain/records/imports';
import { evidenceOwners } from '#domain/records/evidence-files';
import type { Archive } from './read-archive.ts';
import { refreshAfterImport } from './refresh-after-import.ts';
import { useUndoImport } from './useUndoImport.ts';

/** The server's preview of an export. */
export interface AccountImportResponse {
  import: { id: number; rowCount: number } | null;
  parts: { label: string; added: number; present: number }[];
  files: { evidenceFileId: number; ownerKey: string; ownerId: number }[];
  notes: string[];
}

type Phase = 'idle' | 'records' | 'files' | 'stopping';

/**
 * Imports an export: all records in one transaction, then the files one by one. Cancelling at any point
 * undoes all of it. A retry adds nothing twice.
 */
export function useAccountImport(archive: Archive, onDone: () => void) {
  const client = useApolloClient();
  const [phase, setPhase] = useState<Phase>('idle');
  const [sent, setSent] = useState({ done: 0, of: 0 });
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [requestKey, setRequestKey] = useState(randomKey);
  const { undoImport } = useUndoImport();
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function start(): Promise<void> {
    const control = new AbortController();
    underWay.current = control;
    setError(null);
    setProblems([]);
    setPhase('records');
    try {
      // Not aborted: only the response says if there is something to undo.
      const response = await askAccount('/imports/account', archive, requestKey);
      const { id, rowCount } = response.import!;
      if (!control.signal.aborted) {
        setPhase('files');
        const left = await sendAll(response.files, control.signal);
        setProblems(left);
        if (!control.signal.aborted && left.length === 0) onDone();
      }
      if (control.signal.aborted) {
        await undoImport(String(id));
        // A cancelled import must not share its key with the next one.
        setRequestKey(randomKey());
      } else {
        const action = { label: 'Undo', onClick: () => void undoImport(String(id)) };
        showToast({ title: messages.done(rowCount), action });
      }
      void refreshAfterImport(client);
    } catch (reason) {
      setError(messageOf(reason));
    }
    setPhase('idle');
  }

  /** Returns, in words, which files could not be imported. */
  async function sendAll(
    files: AccountImportResponse['files'],
    signal: AbortSignal,
  ): Promise<string[]> {
    const left: string[] = [];
    const there = files.filter(({ evidenceFileId }) => archive.files.has(Number(evidenceFileId)));
    for (const [done, { evidenceFileId, ownerKey, ownerId }] of there.entries()) {
      setSent({ done, of: there.length });
      const problem = await sendOne(Number(evidenceFileId), ownerKey, ownerId, signal);
      if (signal.aborted) break;
      if (problem) left.push(problem);
    }
    return left;
  }

  async function sendOne(
    fileId: number,
    ownerKey: string,
    ownerId: number,
    signal: AbortSignal,
  ): Promise<string | null> {
    const key = evidenceOwners.find((each) => each === ownerKey);
    const listed = archive.files.get(fileId);
    if (!key || !listed) return null;
    try {
      const file = await archive.read(listed, signal);
      const owner = { key, id: String(ownerId) };
      for (;;) {
        const result = await sendFile({ owner, file, onProgress: () => {}, signal });
        if (result.state === 'refused') return `${file.name}: ${result.message}`;
        if (result.state !== 'busy') return null;
        await new Promise((resolve) => setTimeout(resolve, result.afterSeconds * 1000));
        signal.throwIfAborted();
      }
    } catch (reason) {
      return messageOf(reason);
    }
  }

  function stop(): void {
    underWay.current?.abort();
    setPhase('stopping');
  }

  return { phase, sent, error, problems, start, stop };
}

/** Previews an export, or imports its records. */
export async function askAccount(
  path: string,
  { account, fileName }: Archive,
  requestKey: string,
  signal?: AbortSignal,
): Promise<AccountImportResponse> {
  const response = await callRest(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, fileName, requestKey }),
    signal,
  });
  return (await response.json()) as AccountImportResponse;
}
