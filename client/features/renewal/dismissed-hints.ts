const KEY = 'renewal-hints';

/** Seasons that are remembered: a few registrations of the user of this device. */
const KEPT = 8;

/** Names a registration's season: the next one has another expiry. */
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
    // Without storage it comes back at the next visit.
  }
}
