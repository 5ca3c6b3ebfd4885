import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a page keeps in the browser's history besides its address: Back and a reload restore it. */
type State = Record<string, string>;

/** Returns the state of the present history entry; the router keeps it under `usr`. */
export const historyState = (): State | undefined =>
  (window.history.state as { usr?: State } | null)?.usr;

/** A text in the history but not in the address, which may end up in logs: a search may hold a name. */
export function useHistoryText(name: string): [string, (text: string) => void] {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: State | null };
  // The router renders in its own time, which would lose letters of a fast typist.
  const [kept, setKept] = useState(state?.[name] ?? '');
  const setText = useCallback(
    (text: string) => {
      setKept(text);
      const { search, hash } = window.location;
      void navigate(
        { search, hash },
        { replace: true, state: { ...historyState(), [name]: text } },
      );
    },
    [name, navigate],
  );
  return [kept, setText];
}
