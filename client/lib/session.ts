import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';

/** Who uses the app, as far as it is known. */
export type Visitor = 'unknown' | 'guest' | 'user';

export interface Session {
  visitor: Visitor;
  /** The client of this session, loaded when it is first needed: the sign-in screen opens without it. */
  client: () => Promise<ApolloClient>;
  /** Takes note of who the server says is there. */
  found: (visitor: 'guest' | 'user') => void;
  /** Goes on as the user who has signed in, and tells the other tabs. */
  started: () => void;
  /** Forgets everything that was read for the user and closes its sockets, here and in the other tabs. */
  ended: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is there, and what signing in and out must tell the rest of the app. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it.');
  return session;
}

export const SIGNED_OUT_KEY = 'signed-out';

/** Whether the person has signed out in this tab, as opposed to never having signed in. */
export function hasSignedOut(): boolean {
  try {
    return sessionStorage.getItem(SIGNED_OUT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps in mind, for this tab, whether the person has signed out. */
export function rememberSignedOut(signedOut: boolean): void {
  try {
    if (signedOut) sessionStorage.setItem(SIGNED_OUT_KEY, 'yes');
    else sessionStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // Without storage nothing is kept in mind.
  }
}

/** For whom this browser keeps data: a user's id, from sign-in to sign-out. See device.ts. */
export const OWNER_KEY = 'kept-for';

/** How the keys of drafts begin. */
export const DRAFTS = 'draft:';

/** True if this browser keeps data of a user. */
export function keepsData(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key === OWNER_KEY || key.startsWith(DRAFTS));
  } catch {
    return false;
  }
}
