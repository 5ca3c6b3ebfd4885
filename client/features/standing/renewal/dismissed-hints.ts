const KEY = 'renewal-hints';

/** Maximum remembered seasons: a few registrations of this device's user. */
const KEPT = 8;

/** Key of a registration's renewal season; the next season has another expiry. */
export const seasonOf = (userId: string, registration: string, expiryDate: string): string =>
  `${userId}:${registration}:${expiryDate}`;

/** Returns the seasons whose hint was hidden on this device. */
export function dismissedHints(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Hides the hint of a season on this device. */
export function dismissHint(season: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...dismissedHints(), season].slice(-KEPT)));
  } catch {
    // Without storage, the hint is back at the next visit.
  }
}
