import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a page that the browser's history keeps besides its address: Back and a reload restore it. */
type State = Record<string, string>;

/** Returns the state of the present history entry; the router keeps it under `usr`. */
export const historyState = (): State | undefined =>
  (window.history.state as { usr?: State } | null)?.usr;

/**
 * A text in the history but not in the address, which may end up in logs: a search may hold a name. It is written past
 * the router, which would render the whole page for every letter.
 */
export function useHistoryText(name: string): [string, (text: string) => void] {
  const { key } = useLocation();
  const [{ text, seen }, setKept] = useState({ text: keptText(name), seen: key });
  // Another entry of the history, also of the same page.
  if (key !== seen) setKept({ text: keptText(name), seen: key });
  const setText = useCallback(
    (next: string) => {
      setKept((kept) => ({ ...kept, text: next }));
      const usr = { ...historyState(), [name]: next };
      window.history.replaceState({ ...window.history.state, usr }, '');
    },
    [name],
  );
  return [text, setText];
}

const keptText = (name: string): string => historyState()?.[name] ?? '';
