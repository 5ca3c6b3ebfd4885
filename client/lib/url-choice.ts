import { useUrlParams } from './url-params.ts';

/** One of some choices as it stands in the address, `?name=value`; the first one is the default and is left out. */
export function useUrlChoice<Value extends string>(
  name: string,
  choices: readonly { value: Value }[],
): [Value, (value: Value) => void] {
  const [params, changeParams] = useUrlParams();
  const fallback = choices[0]!.value;
  const asked = params.get(name);
  const value = choices.find((choice) => choice.value === asked)?.value ?? fallback;
  const choose = (next: Value) =>
    changeParams((present) => {
      present.delete(name);
      if (next !== fallback) present.set(name, next);
    });
  return [value, choose];
}
