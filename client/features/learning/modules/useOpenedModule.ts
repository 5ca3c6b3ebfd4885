import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import type { CardModule } from './ModuleCard.tsx';

/** The module that a parameter of the address names by slug or id, and a function that leaves it. */
export function useOpenedModule(modules: readonly CardModule[] | undefined, param: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get(param);
  const opened = modules?.find(({ id, slug }) => asked === slug || asked === id);
  // Replaces the history entry, so that Back does not open the dialog again.
  const close = () => void navigate(paths.cpdModules, { replace: true });
  return { opened, isUnknown: asked !== null && modules !== undefined && !opened, close };
}
