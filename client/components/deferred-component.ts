import { lazy, type ComponentType } from 'react';
import { whenIdle } from '#client/lib/idle.ts';

/** A part that loads after the page. It is not essential, so a failure shows nothing. */
export const deferredComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy<ComponentType<Props>>(() =>
    whenIdle()
      .then(load)
      .catch(() => Nothing)
      .then((part) => ({ default: part })),
  );

const Nothing = () => null;
