import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { createEndCheck, createSessionCheck } from '../auth/sessions/session-check.ts';
import type { Services } from '../context.ts';
import type { SessionClaims } from '../db/reader.ts';
import { Close } from './close.ts';

/** The longest delay of a Node timer; sessions last longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The delay before a failed check in the database is repeated. */
const RETRY_MS = 1_000;

/** Closes sockets with their session, however it ends, with graphql-transport-ws's code for it: 4403. */
export function createSessionWatch({ database, now, pubsub }: Services) {
  const check = createSessionCheck(database, now);
  const hasEnded = createEndCheck(database, now);
  const watched = new Map<WebSocket, SessionClaims>();

  /** Handles a sign-out in any process. The browser that changed its password continues with a new cookie. */
  function closeOnSessionEnd(socket: WebSocket, sessionId: string): void {
    const stop = pubsub.listen('sessionEnded', sessionId, ({ renewed }) => {
      if (renewed) socket.close(Close.restart, 'Reconnect with the new cookie');
      else socket.close(CloseCode.Forbidden, 'Signed out');
    });
    socket.once('close', stop);
  }

  /** An open socket does not count as use of the session, but requests extend it: on expiry it is checked again. */
  function awaitExpiry(socket: WebSocket, session: SessionClaims, expiresAt: Date): void {
    let timer: NodeJS.Timeout;
    let end: Date | null = expiresAt;
    const wait = async () => {
      if (end && end <= now()) end = await check(session).catch(() => end);
      if (socket.readyState !== socket.OPEN) return;
      if (!end) return socket.close(CloseCode.Forbidden, 'The session has expired');
      const left = end.getTime() - now().getTime();
      const pause = left > 0 ? Math.min(left, LONGEST_TIMER_MS) : RETRY_MS;
      timer = setTimeout(() => void wait(), pause);
    };
    socket.once('close', () => clearTimeout(timer));
    void wait();
  }

  /** Closes a socket whose session has ended; throws if the database is unavailable. */
  async function closeIfEnded(socket: WebSocket, session: SessionClaims | null): Promise<void> {
    if (!session || (await hasEnded(session))) socket.close(CloseCode.Forbidden, 'Signed out');
  }

  const stop = pubsub.listen('eventsMissed', 'all', () => {
    // If the database is unavailable too, the next event of each socket finds out.
    for (const [socket, session] of watched) closeIfEnded(socket, session).catch(() => {});
  });

  return {
    closeIfEnded,
    /** Starts watching; false if the session has already ended. Throws if the database is unavailable. */
    async begin(socket: WebSocket, session: SessionClaims): Promise<boolean> {
      if (socket.readyState !== socket.OPEN) return false;
      watched.set(socket, session);
      socket.once('close', () => watched.delete(socket));
      // Subscribes first, then checks, so that no end in between is missed.
      closeOnSessionEnd(socket, session.sessionId);
      await pubsub.settled();
      const expiresAt = await check(session);
      if (expiresAt) awaitExpiry(socket, session, expiresAt);
      return expiresAt !== null;
    },
    stop,
  };
}
