import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import type { ModuleCardPartsFragment } from '#client/graphql/generated.ts';
import { MODULE_PARAM } from './module-path.ts';

/** The module that the address names by slug or id, and a function that leaves it. */
export function useOpenedModule(modules: readonly ModuleCardPartsFragment[] | undefined) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get(MODULE_PARAM);
  const opened = modules?.find(({ id, slug }) => asked === slug || asked === id);
  // Replaces the history entry, so that Back does not open the player again.
  const close = () => void navigate(paths.cpdModules, { replace: true });
  return { opened, isUnknown: asked !== null && modules !== undefined && !opened, close };
}
