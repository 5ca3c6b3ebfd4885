import { useSearchParams } from 'react-router-dom';

/** One of some choices as it stands in the address, `?name=value`; the first one is the default and is left out. */
export function useUrlChoice<Value extends string>(
  name: string,
  choices: readonly { value: Value }[],
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const fallback = choices[0]!.value;
  const asked = params.get(name);
  const value = choices.find((choice) => choice.value === asked)?.value ?? fallback;
  const choose = (next: Value) =>
    setParams(
      (old) => {
        old.delete(name);
        if (next !== fallback) old.set(name, next);
        return old;
      },
      { replace: true },
    );
  return [value, choose];
}
