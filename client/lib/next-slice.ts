import { startTransition, useEffect, useState } from 'react';

/** Returns the previous value until the browser has painted other effects of the new one: splits long work in two. */
export function useNextSlice<Value>(value: Value): Value {
  const [slice, setSlice] = useState(value);
  useEffect(() => startTransition(() => setSlice(value)), [value]);
  return slice;
}
