import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

type Change = (params: URLSearchParams) => void;

/** What the address asks for, and how to change it. */
export function useUrlParams(): [URLSearchParams, (change: Change, replace?: boolean) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const changeParams = useCallback(
    (change: Change, replace = true) => {
      // Not what was rendered last: a change just before this one may not have been rendered yet.
      const present = new URLSearchParams(window.location.search);
      change(present);
      void navigate(`?${present}`, { replace });
    },
    [navigate],
  );
  return [params, changeParams];
}
