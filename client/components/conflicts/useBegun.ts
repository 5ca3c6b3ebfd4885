import { useState } from 'react';
import type { Begun } from '#domain/versions';

/** Holds the record as an edit takes it to be, from its beginning or from the last comparison; null of a new one. */
export interface Holder {
  get: () => Begun | null;
  set: (begun: Begun | null) => void;
}

/** What the record was when the form was opened, however often it is rendered since. */
export function useBegun(first: Begun | null): Holder {
  const [holder] = useState(() => holding(first));
  return holder;
}

function holding(first: Begun | null): Holder {
  let held = first;
  return { get: () => held, set: (begun) => void (held = begun) };
}
