import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

export interface CaseProgress {
  /** The index of each choice made. */
  decisions: readonly number[];
  /** True while the consequence of the last decision is shown. */
  isShowing: boolean;
}

export const atStart: CaseProgress = { decisions: [], isShowing: false };

/** Progress by case, as long as the page is open. Each session has its own client, so none outlives its user. */
const kept = new WeakMap<ApolloClient, Map<string, CaseProgress>>();

/** The progress in a case, and a function that sets it. */
export function useCaseProgress(name: string) {
  const client = useApolloClient();
  const [progress, setProgress] = useState(() => kept.get(client)?.get(name) ?? atStart);
  const change = (next: CaseProgress) => {
    if (!kept.has(client)) kept.set(client, new Map());
    kept.get(client)!.set(name, next);
    setProgress(next);
  };
  return [progress, change] as const;
}
