import { createContext, useContext } from 'react';

export interface Session {
  /** Tells the other tabs that somebody has signed in. */
  started: () => void;
  /** Forgets everything that was read for the user and closes its sockets, here and in the other tabs. */
  ended: () => void;
}

export const SessionContext = createContext<Session>({ started() {}, ended() {} });

/** What signing in and out must tell the rest of the app. */
export const useSession = (): Session => useContext(SessionContext);

const KEY = 'signed-out';

/** Whether the person has signed out in this tab, as opposed to never having signed in. */
export function hasSignedOut(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberSignedOut(signedOut: boolean): void {
  try {
    if (signedOut) sessionStorage.setItem(KEY, 'yes');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
