import { CREW_GUEST_KEY } from './crew-guest.ts';
import { THEME_STORAGE_KEY } from './theme.ts';
import { SIGNED_IN_KEY } from '#client/prefetch/begin.ts';
import { SHELL_CACHE } from '#client/worker/shell-cache.ts';
import { isDraftOver } from '#domain/records/drafts';
import { SESSION_ENDED_HEADER } from '#domain/requests';
import { now } from './dates.ts';
import { DEVICE_ANSWER_KEY, keptUser, setOwnDevice } from './own-device.ts';
import { leavePush } from './push-device.ts';
import { DRAFTS, OWNER_KEY, SIGNED_OUT_KEY } from './session.ts';

/** Time at which the owner's session was found to have expired. */
const RAN_OUT_KEY = 'ran-out-at';

/** Keys that stay at sign-out; all others are deleted with their owner, so that nothing is forgotten. */
const stays = new Set([THEME_STORAGE_KEY, SIGNED_IN_KEY, SIGNED_OUT_KEY, DEVICE_ANSWER_KEY]);

const OUTBOX = 'outbox:';

/** Name of the database with a user's unsent changes. */
export const outboxDatabaseOf = (userId: string) => OUTBOX + userId;

/** Name of the database with what was loaded for a user. */
export const keptDatabaseOf = (userId: string) => `kept:${userId}`;

/** Name of the database with the key of a user's phone, and the session that it runs without a connection. */
export const crewDatabaseOf = (userId: string) => `crew:${userId}`;

/** Other users' unsent changes are kept for their owners when someone signs in or out. */
const isOutboxOfOther = (name: string, userId: string | null) =>
  name.startsWith(OUTBOX) && name !== outboxDatabaseOf(userId ?? '');

/** Name of the database with what other apps shared and no user has opened yet. */
export const SHARED_DATABASE = 'shared';

export const draftsOf = (userId: string) => `${DRAFTS}${userId}:`;

/**
 * Keeps data for this user only from now on, and deletes another user's. Each tab also has its own sessionStorage: the
 * first tab to see the new user clears only its own.
 */
export function setDeviceOwner(userId: string): void {
  guarded(() => {
    const owner = localStorage.getItem(OWNER_KEY);
    if (owner !== userId) {
      // Content shared by another app while nobody was signed in waits for the next user to sign in.
      removeAll(
        (key) => key.startsWith(draftsOf(userId)),
        (name) => isOutboxOfOther(name, null) || (owner === null && name === SHARED_DATABASE),
      );
    } else if (sessionStorage.getItem(OWNER_KEY) !== userId) removeFrom(sessionStorage);
    if (owner !== null && owner !== userId) leavePush().catch(() => {});
    for (const storage of [localStorage, sessionStorage]) storage.setItem(OWNER_KEY, userId);
    localStorage.removeItem(RAN_OUT_KEY);
    // The owner of this device has signed in again.
    if (localStorage.getItem(DEVICE_ANSWER_KEY) === userId && keptUser() !== userId) {
      setOwnDevice(userId, true);
    }
  });
}

/** True if the device keeps data for this user at the moment. */
export function isKeptFor(userId: string): boolean {
  return localStorage.getItem(OWNER_KEY) === userId;
}

/** Forgets who called this device their own, when the account is deleted. */
export const forgetAnswer = () => guarded(() => localStorage.removeItem(DEVICE_ANSWER_KEY));

/** Deletes everything kept for the user whose session ended, with notifications pushed to them. */
export function forgetUser(): void {
  guarded(() => {
    const owner = localStorage.getItem(OWNER_KEY);
    removeAll(
      () => false,
      (name) => isOutboxOfOther(name, owner),
    );
  });
  leavePush().catch(() => {});
}

/**
 * Called when no user is signed in. After a sign-out, nothing of the user stays; after an expired session, their drafts
 * stay for a day, unless another user signs in before, and their unsent changes until they are sent.
 */
export async function settleDevice(): Promise<void> {
  try {
    const owner = localStorage.getItem(OWNER_KEY);
    if (owner === null) return removeAll((key) => key.startsWith(CREW_GUEST_KEY));
    indexedDB.deleteDatabase(keptDatabaseOf(owner));
    const ranOutAt = localStorage.getItem(RAN_OUT_KEY) ?? now().toISOString();
    localStorage.setItem(RAN_OUT_KEY, ranOutAt);
    const isEnded = await wasEnded();
    // Another user may have signed in since.
    if (localStorage.getItem(RAN_OUT_KEY) !== ranOutAt) return;
    if (isEnded) {
      const { countUnsent, tellDeleted } = await import('./unsent.ts');
      const count = await countUnsent(outboxDatabaseOf(owner)).catch(() => 0);
      forgetUser();
      if (count > 0) tellDeleted(count);
    } else if (isDraftOver(new Date(ranOutAt), now())) removeAll();
  } catch {
    // Without storage nothing is kept; without a connection the next start retries.
  }
}

/** Asks the server if the session of the cookie was ended on purpose. */
async function wasEnded(): Promise<boolean> {
  const { headers } = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query Who { me { id } }' }),
  });
  return headers.has(SESSION_ENDED_HEADER);
}

/** Only a sign-out deletes changes that wait to be sent, and a share: an expired session keeps them for their owner. */
function removeAll(
  isKept?: (key: string) => boolean,
  isKeptDatabase = (name: string) => isOutboxOfOther(name, null) || name === SHARED_DATABASE,
): void {
  for (const storage of [localStorage, sessionStorage]) removeFrom(storage, isKept);
  removeDatabases(isKeptDatabase).catch(() => {});
}

function removeFrom(storage: Storage, isKept: (key: string) => boolean = () => false): void {
  for (const key of Object.keys(storage)) {
    if (!stays.has(key) && !isKept(key)) storage.removeItem(key);
  }
}

/**
 * Databases are the outbox's, of what was loaded and of crew sessions, or left by the GraphQL explorer on the same origin. The cache with
 * the app's own files stays.
 */
async function removeDatabases(isKept: (name: string) => boolean): Promise<void> {
  const found = await indexedDB.databases();
  for (const { name } of found) if (name && !isKept(name)) indexedDB.deleteDatabase(name);
  // Browsers have no cache storage without https.
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) if (name !== SHELL_CACHE) await caches.delete(name);
}

/** Without storage the app works as usual. */
function guarded(action: () => void): void {
  try {
    action();
  } catch {
    // Without storage nothing is kept either.
  }
}
