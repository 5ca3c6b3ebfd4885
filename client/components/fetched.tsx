import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export type Load<Props> = () => Promise<ComponentType<Props>>;

interface FetchedProps<Props> {
  props: Props;
  /** Shown until the part has loaded. */
  waiting?: ReactNode;
  onFailure: () => void;
}

/** Loads a part when it first renders, and again after a failure: React's `lazy` would remember the failure. */
export function fetched<Props extends object>(load: Load<Props>) {
  const begin = () => lazy(async () => ({ default: await load() }));
  let Part = begin();
  return function Fetched({ props, waiting, onFailure }: FetchedProps<Props>) {
    const fail = () => {
      Part = begin();
      onFailure();
    };
    return (
      <ErrorBoundary onFailure={fail}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
