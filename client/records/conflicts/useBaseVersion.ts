import { useState } from 'react';
import type { Begun } from '#domain/versions';

/** Holds the version of the record on which the form's values are based; null for a new record. */
export interface BaseVersion {
  get: () => Begun | null;
  set: (base: Begun | null) => void;
}

/** Keeps the version with which the form opened, across renders and background refetches. */
export function useBaseVersion(first: Begun | null): BaseVersion {
  const [base] = useState(() => holderOf(first));
  return base;
}

function holderOf(first: Begun | null): BaseVersion {
  let current = first;
  return { get: () => current, set: (base) => void (current = base) };
}
