import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { historyState } from './history-state.ts';

type Change = (params: URLSearchParams) => void;

/** Returns the search parameters and a function that changes them. */
export function useUrlParams(): [URLSearchParams, (change: Change, replace?: boolean) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const changeParams = useCallback(
    (change: Change, replace = true) => {
      // Reads the address itself: a change just before this one may not have rendered yet.
      const present = new URLSearchParams(window.location.search);
      change(present);
      void navigate(`?${present}`, { replace, state: historyState() });
    },
    [navigate],
  );
  return [params, changeParams];
}
