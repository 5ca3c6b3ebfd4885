import { useSearchParams } from 'react-router-dom';
import { activityFilters, type ActivityFilter } from '#domain/activities';

/** The filter as it stands in the address, `?status=completed`; without one, all. */
export function useActivityFilter(): [ActivityFilter, (filter: ActivityFilter) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('status');
  const filter = activityFilters.find(({ value }) => value === asked)?.value ?? 'all';
  const choose = (next: ActivityFilter) =>
    setParams(
      (old) => {
        old.delete('status');
        if (next !== 'all') old.set('status', next);
        return old;
      },
      { replace: true },
    );
  return [filter, choose];
}
