import { useSyncExternalStore } from 'react';
import type { CrewSessionValues } from '#domain/proof/crew-sessions.fields';
import type { OwnSession } from './phone.ts';

/** Starts a session on this phone; null if it was not prepared. */
type Begin = (values: CrewSessionValues) => Promise<OwnSession | null>;

let begin: Begin | null = null;

/** Sets how the user's own phone starts a session; null elsewhere. */
export function setBegin(next: Begin | null): void {
  begin = next;
}

export const ownBegin = (): Begin | null => begin;

let running: OwnSession | null = null;
const listeners = new Set<() => void>();

/** Shows the session that this phone runs without a connection, on every part of the page. */
export function setRunning(next: OwnSession | null): void {
  running = next;
  listeners.forEach((listener) => listener());
}

export const useRunning = () => useSyncExternalStore(subscribe, () => running);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
