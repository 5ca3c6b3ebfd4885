import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export type Load<Props> = () => Promise<ComponentType<Props>>;

interface FetchedProps<Props> {
  props: Props;
  /** Stands where it will be. */
  waiting?: ReactNode;
  onFailure: () => void;
}

/** Fetched when it is first rendered, and anew after that has failed: `lazy` by itself would remember the failure. */
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
