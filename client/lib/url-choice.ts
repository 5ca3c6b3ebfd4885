import { useUrlParams } from './url-params.ts';

/** A choice kept in the address as `?name=value`; the first choice is the default and is omitted. */
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
