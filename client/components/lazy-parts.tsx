import { useState, type ReactNode } from 'react';
import { ErrorAlert } from './ErrorAlert.tsx';
import { fetched, type Load } from './fetched.tsx';
import { LoadError } from './LoadError.tsx';

/** Part of a page whose code loads when it is first shown; shows an error in its place if that fails. */
export function lazyPart<Props extends object>(load: Load<Props>, waiting?: ReactNode) {
  const Fetched = fetched(load);
  function LazyPart(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    if (hasFailed) return <ErrorAlert message={notLoaded} onRetry={() => setFailed(false)} />;
    return <Fetched props={props} waiting={waiting} onFailure={() => setFailed(true)} />;
  }
  return Object.assign(LazyPart, { ahead: Fetched.ahead });
}

const notLoaded = 'This could not be loaded. Check your connection, or load the page again.';

/** A dialog whose code loads when it is first opened; shows an error message if that fails. */
export function lazyDialog<Props extends { open: boolean; onClose: () => void }>(
  load: Load<Props>,
) {
  // Not a transition, which would make the user wait for other parts of the page as well.
  const Fetched = fetched(load, (render) => void render());
  return function LazyDialog(props: Props) {
    const [state, setState] = useState<'unopened' | 'opened' | 'failed'>('unopened');
    if (props.open && state === 'unopened') setState('opened');
    // Opening it again retries.
    if (!props.open && state === 'failed') setState('unopened');
    if (state === 'unopened') return null;
    if (state === 'failed') {
      return <LoadError onRetry={() => setState('opened')} onClose={props.onClose} />;
    }
    return <Fetched props={props} onFailure={() => setState('failed')} />;
  };
}
