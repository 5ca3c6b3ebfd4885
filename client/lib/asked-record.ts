import { useEffect, useEffectEvent } from 'react';
import { useUrlParams } from './url-params.ts';
import { RECORD_PARAM } from '#domain/records/record-links';

/** The search parameter that opens the form for a new record of a list. */
export const NEW_PARAM = 'new';

/** Returns the id of the record that the address asks for, and a function that removes it from the address. */
export function useAskedRecord(): [string | null, () => void] {
  const [params, changeParams] = useUrlParams();
  return [params.get(RECORD_PARAM), () => changeParams((present) => present.delete(RECORD_PARAM))];
}

/** Opens the form for a new record once if the address asks for it (`?new=yes`). */
export function useAskedForm(open: () => void): void {
  const [params, changeParams] = useUrlParams();
  const isAsked = params.get(NEW_PARAM) === 'yes';
  const answer = useEffectEvent(() => {
    changeParams((present) => present.delete(NEW_PARAM));
    open();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
