import { createElement, use, type ComponentType } from 'react';
import type { Load } from '#client/components/fetched.tsx';

/**
 * A part of the app whose code is fetched by itself. Where it is there already it renders at once; with `lazy` the first
 * render would show what stands in for it, which React then leaves standing for 300 ms.
 */
export function screenPart<Props extends object>(load: Load<Props>) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  /** Keeps a failure, which is for whoever shows it to tell. */
  let rendering: typeof loading;

  const begin = async () => {
    try {
      return (part = await load());
    } finally {
      loading = undefined;
    }
  };
  const preload = async () => part ?? (loading ??= begin());

  const Part = (props: Props) => createElement(part ?? use((rendering ??= preload())), props);
  return Object.assign(Part, { preload });
}
