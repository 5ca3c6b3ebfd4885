import { THEME_STORAGE_KEY } from '#client/app/theme.ts';
import { SIGNED_IN_KEY } from '#client/early/begin.ts';
import { isDraftOver } from '#domain/drafts';
import { SESSION_ENDED_HEADER } from '#domain/requests';
import { now } from './dates.ts';
import { leavePush } from './push-device.ts';
import { DRAFTS, OWNER_KEY, SIGNED_OUT_KEY } from './session.ts';

/** When the owner's session was found to have run out. */
const RAN_OUT_KEY = 'ran-out-at';

/** What says nothing about anybody. All else goes with its owner, whoever wrote it, so that nothing is overlooked. */
const stays = new Set([THEME_STORAGE_KEY, SIGNED_IN_KEY, SIGNED_OUT_KEY]);

export const draftsOf = (userId: string) => `${DRAFTS}${userId}:`;

/**
 * Keeps data for this user alone from now on, and removes what was kept for another. Each tab has a storage of its own
 * beside the common one: the first tab to see the new user clears only its own.
 */
export function keepFor(userId: string): void {
  guarded(() => {
    const owner = localStorage.getItem(OWNER_KEY);
    if (owner !== userId) removeAll((key) => key.startsWith(draftsOf(userId)));
    else if (sessionStorage.getItem(OWNER_KEY) !== userId) removeFrom(sessionStorage);
    if (owner !== null && owner !== userId) leavePush().catch(() => {});
    for (const storage of [localStorage, sessionStorage]) storage.setItem(OWNER_KEY, userId);
    localStorage.removeItem(RAN_OUT_KEY);
  });
}

/** True if the device keeps data for this user at present. */
export function isKeptFor(userId: string): boolean {
  return localStorage.getItem(OWNER_KEY) === userId;
}

/** Removes all that is kept for the user whose session was ended; messages pushed to them are shown to nobody else. */
export function forgetUser(): void {
  guarded(() => removeAll());
  leavePush().catch(() => {});
}

/**
 * To be called when nobody is signed in. A user whose session was ended on purpose leaves nothing behind; one whose
 * session ran out finds their drafts again for a day, unless another user signs in before.
 */
export async function settleDevice(): Promise<void> {
  try {
    if (localStorage.getItem(OWNER_KEY) === null) return removeAll();
    const ranOutAt = localStorage.getItem(RAN_OUT_KEY) ?? now().toISOString();
    localStorage.setItem(RAN_OUT_KEY, ranOutAt);
    const isEnded = await wasEnded();
    // Meanwhile somebody may have signed in.
    if (localStorage.getItem(RAN_OUT_KEY) !== ranOutAt) return;
    if (isEnded) forgetUser();
    else if (isDraftOver(new Date(ranOutAt), now())) removeAll();
  } catch {
    // Without storage nothing is kept; without a connection the next start asks again.
  }
}

/** Asks the server whether the session that the cookie names was ended on purpose. */
async function wasEnded(): Promise<boolean> {
  const { headers } = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query Who { me { id } }' }),
  });
  return headers.has(SESSION_ENDED_HEADER);
}

function removeAll(isKept?: (key: string) => boolean): void {
  for (const storage of [localStorage, sessionStorage]) removeFrom(storage, isKept);
  // The app itself has neither; the GraphQL explorer of the same origin may.
  removeDatabases().catch(() => {});
}

function removeFrom(storage: Storage, isKept: (key: string) => boolean = () => false): void {
  for (const key of Object.keys(storage)) {
    if (!stays.has(key) && !isKept(key)) storage.removeItem(key);
  }
}

async function removeDatabases(): Promise<void> {
  const found = await indexedDB.databases();
  for (const { name } of found) if (name) indexedDB.deleteDatabase(name);
  // Browsers have no caches on an address without https.
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Without storage the app works as ever. */
function guarded(action: () => void): void {
  try {
    action();
  } catch {
    // Then nothing is kept either.
  }
}
