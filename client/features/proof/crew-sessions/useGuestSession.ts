import { useCallback, useEffect, useState } from 'react';
import { isGone } from '#client/lib/rest.ts';
import { send, type RestSession } from './guest.ts';

/**
 * The session that a secret opens: read on opening, on returning to the page, by `look`, and every `everyMs` while the
 * page is in sight and the session runs. Guests have no socket. `onGone`: the secret no longer works.
 */
export function useGuestSession(secret: string, onGone: () => void, everyMs: number | null = null) {
  const [session, setSession] = useState<RestSession | null>(null);
  const [error, setError] = useState<unknown>(null);
  const look = useCallback(() => {
    const show = (found: RestSession) => {
      setSession(found);
      setError(null);
      return found;
    };
    return send<RestSession>('/crew-guests/session', { secret }).then(show, (problem: unknown) => {
      if (isGone(problem)) onGone();
      else setError(problem);
    });
  }, [secret, onGone]);
  const isOver = session !== null && session.endedAt !== null;
  useEffect(() => {
    const onVisible = () => {
      if (!document.hidden) void look();
    };
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    const timer = everyMs === null || isOver ? undefined : setInterval(onVisible, everyMs);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      clearInterval(timer);
    };
  }, [look, everyMs, isOver]);
  return { session, setSession, error, look };
}
