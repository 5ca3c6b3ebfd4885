import { useUrlParams } from '#client/lib/url-params.ts';
import { reflectionTemplates, type ReflectionTemplate } from '#domain/templates';

const PARAM = 'new';

/** The template that the address asks to write a log with (`?new=critical-incident`), and how to be done with it. */
export function useAskedTemplate(): [ReflectionTemplate | undefined, () => void] {
  const [params, changeParams] = useUrlParams();
  const template = reflectionTemplates.find(({ id }) => id === params.get(PARAM));
  const leave = () => changeParams((present) => present.delete(PARAM));
  return [template, leave];
}
