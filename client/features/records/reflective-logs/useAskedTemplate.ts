import { useUrlParams } from '#client/lib/url-params.ts';
import { reflectionTemplates, type ReflectionTemplate } from '#domain/records/templates';

const PARAM = 'new';

/** Returns the template in the address (`?new=critical-incident`), and a function that removes it. */
export function useAskedTemplate(): [ReflectionTemplate | undefined, () => void] {
  const [params, changeParams] = useUrlParams();
  const template = reflectionTemplates.find(({ id }) => id === params.get(PARAM));
  const leave = () => changeParams((present) => present.delete(PARAM));
  return [template, leave];
}
