import { startTransition, useEffect, useState } from 'react';

/** A value as it was before, until the browser has painted what comes of the new one elsewhere: long work in two parts. */
export function useNextSlice<Value>(value: Value): Value {
  const [slice, setSlice] = useState(value);
  useEffect(() => startTransition(() => setSlice(value)), [value]);
  return slice;
}
