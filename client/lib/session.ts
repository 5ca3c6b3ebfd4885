import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';

/** The user of the app, as far as known. */
export type Visitor = 'unknown' | 'guest' | 'user';

export interface Session {
  visitor: Visitor;
  /** This session's Apollo Client, loaded on first use: the sign-in screen opens without it. */
  client: () => Promise<ApolloClient>;
  /** Sets the user that the server returned. */
  found: (visitor: 'guest' | 'user') => void;
  /** Continues as the user who has signed in, and notifies the other tabs. */
  started: () => void;
  /**
   * Runs the request that ends the session, then clears everything loaded for the user and closes their sockets, here
   * and in the other tabs. If the request fails, the session continues.
   */
  end: (request: () => Promise<unknown>) => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session, and the functions to call after signing in or out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it.');
  return session;
}

export const SIGNED_OUT_KEY = 'signed-out';

/** True if the user signed out in this tab, rather than never having signed in. */
export function hasSignedOut(): boolean {
  try {
    return sessionStorage.getItem(SIGNED_OUT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers for this tab if the user signed out. */
export function rememberSignedOut(signedOut: boolean): void {
  try {
    if (signedOut) sessionStorage.setItem(SIGNED_OUT_KEY, 'yes');
    else sessionStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // Without storage it is not remembered.
  }
}

/** Storage key of the user id for which this browser keeps data, from sign-in to sign-out. See device.ts. */
export const OWNER_KEY = 'kept-for';

/** Prefix of the keys of drafts. */
export const DRAFTS = 'draft:';

/** True if this browser keeps a user's data. */
export function keepsData(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key === OWNER_KEY || key.startsWith(DRAFTS));
  } catch {
    return false;
  }
}
