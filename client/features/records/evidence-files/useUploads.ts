import { useCallback, useEffect, useRef, useState } from 'react';
import {
  evidenceFileProblem,
  evidenceMessages,
  type EvidenceOwnerKey,
} from '#domain/records/evidence-files';
import { substanceText } from '#domain/records/evidence-substance';
import { outboxMessages } from '#domain/records/outbox';
import { messageOf } from '#client/lib/form-errors.ts';
import { outbox, type FileOwner } from '#client/lib/outbox.ts';
import { sendFile, type Sent } from '#client/lib/send-file.ts';

export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'noted';
  /** 0 to 1. */
  progress: number;
  /** Reason of the failure, or another note about the file. */
  message?: string;
  /** The stored file that a note is about. */
  storedId?: string;
  /** True if a retry may succeed. */
  canRetry?: boolean;
}

/** Maximum concurrent uploads of this device; the server allows one more from another. */
const AT_ONCE = 2;

let keys = 0;

function begun(file: File): Upload {
  const message = evidenceFileProblem(file) ?? undefined;
  return { key: (keys += 1), file, progress: 0, state: message ? 'failed' : 'waiting', message };
}

/**
 * Uploads files to a record, a few at a time, with progress. A file that succeeds without a message leaves the list.
 */
export function useUploads(
  owner: { key: EvidenceOwnerKey; id: string } | null,
  first: readonly File[],
  onAdded: () => Promise<void>,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() => first.map(begun));
  const stops = useRef(new Map<number, AbortController>());
  const change = useCallback((key: number, next: Partial<Upload> | null) => {
    setUploads((all) =>
      next
        ? all.map((each) => (each.key === key ? { ...each, ...next } : each))
        : all.filter((each) => each.key !== key),
    );
  }, []);

  const add = useCallback((files: readonly File[]) => {
    const added = files.map(begun);
    setUploads((all) => [...all, ...added]);
  }, []);

  const cancel = useCallback(
    (key: number) => {
      stops.current.get(key)?.abort();
      change(key, null);
    },
    [change],
  );

  const retry = (key: number) => change(key, { state: 'waiting', progress: 0, message: undefined });

  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  useEffect(() => {
    if (!owner) return;
    const free = AT_ONCE - stops.current.size;
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, free)) {
      if (!stops.current.has(upload.key)) void run(upload);
    }

    async function run({ key, file }: Upload): Promise<void> {
      const stop = new AbortController();
      stops.current.set(key, stop);
      change(key, { state: 'sending' });
      const onProgress = (progress: number) => change(key, { progress });
      // A page that ends, or an upload that is cut off, loses nothing on the user's own device.
      const held = (await outbox()?.holdFile(owner!, file)) ?? null;
      try {
        const sent = await patiently(() =>
          sendFile({ owner: owner!, file, onProgress, signal: stop.signal }),
        );
        const isLost = sent.state === 'refused' && !sent.wasJudged;
        if (isLost) held?.leave();
        else await held?.remove();
        const kept = isLost && (held ? left : await keptForLater(owner!, file));
        if (kept) {
          stops.current.delete(key);
          return change(key, kept);
        }
        // Add the file to the other list before it leaves this one, since the end of all uploads may close both.
        if (sent.state === 'added') await onAdded();
        stops.current.delete(key);
        change(key, shown(sent));
      } catch {
        // Cancelled, which removes it from the list, or interrupted, which retries it.
        await held?.remove();
        stops.current.delete(key);
        change(key, { state: 'waiting', progress: 0 });
      }
    }
  }, [uploads, owner, onAdded, change]);

  return { uploads, add, cancel, retry };
}

/** A file that the outbox sends when there is a connection. */
const left: Partial<Upload> = { state: 'noted', message: outboxMessages.fileKept };

/** Keeps a file on the user's own device if there is no connection; returns null if it is not to be kept. */
async function keptForLater(owner: FileOwner, file: File): Promise<Partial<Upload> | null> {
  const kept = outbox();
  if (!kept || (navigator.onLine && !kept.isAway())) return null;
  try {
    await kept.keepFile(owner, file);
    return left;
  } catch (error) {
    return { state: 'failed', message: messageOf(error), canRetry: true };
  }
}

/** A busy server states when to retry. */
async function patiently(send: () => Promise<Sent>): Promise<Sent> {
  for (let tries = 0; ; tries += 1) {
    const sent = await send();
    if (sent.state !== 'busy') return sent;
    if (tries === 5)
      return { state: 'refused', message: evidenceMessages.busy, canRetry: true, wasJudged: false };
    await new Promise((resolve) => setTimeout(resolve, sent.afterSeconds * 1000));
  }
}

function shown(sent: Sent): Partial<Upload> | null {
  if (sent.state === 'known') return { state: 'noted', message: evidenceMessages.known };
  if (sent.state === 'refused') {
    return { state: 'failed', message: sent.message, canRetry: sent.canRetry };
  }
  if (sent.state !== 'added') return null;
  const { id, alsoOn, substance } = sent;
  if (alsoOn) return { state: 'noted', storedId: id, message: evidenceMessages.alsoOn(alsoOn) };
  // The stored file's own line shows its state; the note keeps the form open until that is read.
  return substance && substanceText(substance) ? { state: 'noted', storedId: id } : null;
}
