import { useSyncExternalStore } from 'react';

/** How old the screen is, and if older activities are missing from what was searched on the device. */
export interface AsOf {
  loadedAt: Date;
  isPart: boolean;
}

const listeners = new Set<() => void>();
let asOf: AsOf | null = null;

/** Sets since when the screen may be out of date; null if it shows what the server has. */
export function setAsOf(next: AsOf | null): void {
  asOf = next;
  listeners.forEach((listener) => listener());
}

/** Returns the load time of the oldest part on the screen while the server cannot be reached. */
export const useAsOf = () => useSyncExternalStore(subscribe, () => asOf);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
