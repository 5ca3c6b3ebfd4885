import { useSyncExternalStore } from 'react';
import { now } from './dates.ts';

/** Age of the screen, and if older activities are missing from what was searched on the device. */
export interface AsOf {
  /** Null if nothing was loaded. */
  loadedAt: Date | null;
  isPart: boolean;
}

const listeners = new Set<() => void>();
let isConnected = true;
let respondedAt = navigator.onLine ? now() : null;
/** The age of the oldest kept response on the screen. */
let standIn: AsOf | null = null;
let shown: AsOf | null = null;

/** Sets how old the kept responses on the screen are; null if there are none. */
export function setStandIn(next: AsOf | null): void {
  standIn = next;
  update();
}

/** Sets if the server can be reached. */
export function setConnected(next: boolean): void {
  if (next === isConnected) return;
  isConnected = next;
  update();
}

/** Notes that the server has just responded. */
export function noteResponse(): void {
  respondedAt = now();
}

function update(): void {
  shown = standIn ?? (isConnected ? null : { loadedAt: respondedAt, isPart: false });
  listeners.forEach((listener) => listener());
}

/** Returns how old the screen is while the server cannot be reached; null if it shows what the server has. */
export const useAsOf = () => useSyncExternalStore(subscribe, () => shown);

/** True while kept responses are on the screen. */
export const useHasStandIn = () => useSyncExternalStore(subscribe, () => standIn !== null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
