import type { ComponentType } from 'react';
import { whenIdle } from '#client/lib/idle.ts';
import { fetched } from './fetched.tsx';

/** A part that loads after the page. It is not essential: until then, and after a failure, it renders nothing. */
export function deferredComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Fetched = fetched(() => whenIdle().then(load));
  return (props: Props) => <Fetched props={props} onFailure={() => {}} />;
}
