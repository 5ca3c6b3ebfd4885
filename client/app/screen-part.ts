import { createElement, use, type ComponentType } from 'react';
import type { Load } from '#client/components/fetched.tsx';

/**
 * A separately loaded part of the app. If its code is already there, it renders at once; with React's `lazy` the first
 * render would show the fallback, which React then keeps for 300 ms.
 */
export function screenPart<Props extends object>(load: Load<Props>) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  /** Keeps a failure for the component that renders the part. */
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

/** A part that its file exports, and nothing else; shorter in the bundle than a function that names the export. */
export const pagePart = <Props extends object>(
  load: () => Promise<Record<string, ComponentType<Props>>>,
) => screenPart(async () => Object.values(await load())[0]!);
