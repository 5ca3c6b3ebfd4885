import { useSearchParams } from 'react-router-dom';
import { reflectionTemplates, type ReflectionTemplate } from '#domain/templates';

const PARAM = 'new';

/** The template that the address asks to write a log with (`?new=critical-incident`), and how to be done with it. */
export function useAskedTemplate(): [ReflectionTemplate | undefined, () => void] {
  const [params, setParams] = useSearchParams();
  const template = reflectionTemplates.find(({ id }) => id === params.get(PARAM));
  const leave = () =>
    setParams(
      (old) => {
        old.delete(PARAM);
        return old;
      },
      { replace: true },
    );
  return [template, leave];
}
