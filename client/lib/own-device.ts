/** Storage key of the user who said that this is their own device; deleted at sign-out, as all keys of a user. */
const OWN_DEVICE_KEY = 'own-device';

export type OwnDevice = 'yes' | 'no' | 'unknown';

/** Returns whether this user may keep data on this device. */
export function ownDevice(userId: string): OwnDevice {
  try {
    const [owner, answer] = (localStorage.getItem(OWN_DEVICE_KEY) ?? '').split(':');
    return owner === userId && (answer === 'yes' || answer === 'no') ? answer : 'unknown';
  } catch {
    return 'no';
  }
}

/** Remembers the user's answer until they sign out. */
export function setOwnDevice(userId: string, isOwn: boolean): void {
  try {
    localStorage.setItem(OWN_DEVICE_KEY, `${userId}:${isOwn ? 'yes' : 'no'}`);
  } catch {
    // Without storage nothing is kept either.
  }
}
