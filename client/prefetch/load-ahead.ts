import { whenIdle } from '#client/lib/idle.ts';
import type { FilesForLater } from './begin.ts';

/** Files that load at the same time: one by one, a slow connection would take a minute. */
const AT_ONCE = 3;

let lists: Promise<FilesForLater> | undefined;
const loads = new Map<string, Promise<void>>();

/**
 * Fetches the files of a list while the browser is idle. It compiles them, each in a task of its own, but runs none:
 * that takes half a second of a phone, and most of them are never needed. Whatever imports them later gets
 * them without a connection. A file that cannot be loaded is requested again when it is needed.
 */
export async function loadAhead(list: keyof FilesForLater): Promise<void> {
  const address = window.filesForLater;
  if (!address) return;
  await whenIdle();
  const { [list]: files } = await (lists ??= read(address));
  const waiting = files.values();
  const loadSome = async () => {
    for (const file of waiting) {
      await whenIdle();
      await load(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadSome));
}

async function read(address: string): Promise<FilesForLater> {
  try {
    const response = await fetch(address, { priority: 'low' });
    return (await response.json()) as FilesForLater;
  } catch {
    // Without the list each file loads when it is needed; the next call tries again.
    lists = undefined;
    return { likely: [], offline: [] };
  }
}

function load(file: string): Promise<void> {
  const known = loads.get(file);
  if (known) return known;
  const begun = new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    link.fetchPriority = 'low';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  loads.set(file, begun);
  return begun;
}
