import { useSyncExternalStore } from 'react';

/** Storage key of the user whose own device this is, as they stated; deleted at sign-out, as all keys of a user. */
const OWN_DEVICE_KEY = 'own-device';

/** Storage key of the user's answer on this device; stays at sign-out, so that nobody is asked twice. */
export const DEVICE_ANSWER_KEY = 'device-answer';
const SHARED = 'shared';

export type OwnDevice = 'yes' | 'no' | 'unknown';

/** The user whose own device this is, if any. */
export function keptUser(): string | null {
  const [owner = null, answer] = read() ?? [];
  return answer === 'yes' ? owner : null;
}

/** True if this user may keep data on this device. */
export function ownDevice(userId: string): OwnDevice {
  const kept = read();
  if (!kept) return 'no';
  const [owner, answer] = kept;
  if (owner === userId && (answer === 'yes' || answer === 'no')) return answer;
  return localStorage.getItem(DEVICE_ANSWER_KEY) === SHARED ? 'no' : 'unknown';
}

/** Null without storage. */
function read(): string[] | null {
  try {
    return (localStorage.getItem(OWN_DEVICE_KEY) ?? '').split(':');
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** Remembers the user's answer: what is kept until they sign out, and the answer itself beyond that. */
export function setOwnDevice(userId: string, isOwn: boolean): void {
  try {
    localStorage.setItem(OWN_DEVICE_KEY, `${userId}:${isOwn ? 'yes' : 'no'}`);
    localStorage.setItem(DEVICE_ANSWER_KEY, isOwn ? userId : SHARED);
  } catch {
    // Without storage nothing is kept either.
  }
  listeners.forEach((listener) => listener());
}

/** The user's answer, also one that another tab was given. */
export const useOwnDevice = (userId: string | undefined): OwnDevice =>
  useSyncExternalStore(subscribe, () => (userId === undefined ? 'unknown' : ownDevice(userId)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
