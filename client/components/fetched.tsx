import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export type Load<Props> = () => Promise<ComponentType<Props>>;

interface FetchedProps<Props> {
  props: Props;
  /** Shown until the part has loaded. */
  waiting?: ReactNode;
  onFailure: () => void;
}

/**
 * Loads a part when it first renders, and again after a failure. It renders as soon as it is there: behind the fallback
 * of a Suspense, React would keep it back for 300 ms (decision 024).
 */
export function fetched<Props extends object>(load: Load<Props>, show = startTransition) {
  let loaded: { Part: ComponentType<Props> } | undefined;
  const get = async () => void (loaded = { Part: await load() });
  const part = function Fetched({ props, waiting, onFailure }: FetchedProps<Props>) {
    const [shown, setShown] = useState(loaded);
    const fail = useEffectEvent(onFailure);
    useEffect(() => {
      // Another place may have loaded it since this one rendered.
      if (loaded) return setShown(loaded);
      let isMounted = true;
      const begin = async () => {
        try {
          await get();
        } catch {
          if (isMounted) fail();
          return;
        }
        // As a transition it renders in slices, between which the browser responds.
        if (isMounted) show(() => setShown(loaded));
      };
      void begin();
      return () => void (isMounted = false);
    }, []);
    if (!shown) return waiting;
    const { Part } = shown;
    return (
      <ErrorBoundary onFailure={onFailure}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
  /** Loads it before it is shown. If that fails, showing it tries again and says so. */
  const ahead = () => void get().catch(() => {});
  return Object.assign(part, { ahead });
}
