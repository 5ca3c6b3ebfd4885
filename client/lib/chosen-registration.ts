import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/current-user.ts';

/** The registration that the address names, and a function that changes it; null is the first one, or the only one. */
export function useRegistration(): [string | null, (registration: string | null) => void] {
  const { user } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const others = user?.professions.slice(1) ?? [];
  const named = search.get('registration');
  const choose = (registration: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (registration) next.set('registration', registration);
        else next.delete('registration');
        return next;
      },
      { replace: true },
    );
  return [others.find((each) => each === named) ?? null, choose];
}
