import { wasSignedIn } from '#client/prefetch/taken.ts';
import { CpdLogPage, DashboardPage } from './first-pages.ts';
import { paths } from '#client/lib/paths.ts';
import { pagePart } from './screen-part.ts';

export const AuthPage = pagePart(() => import('#client/pages/AuthPage.tsx'));
export const UserArea = pagePart(() => import('./UserArea.tsx'));
export const Layout = pagePart(() => import('./Layout.tsx'));

export const loadConnect = async () => (await import('./apollo.ts')).connect;

/** Loads the code of a signed-in user's screen in parallel; settles when all of it has arrived. */
export function preload(pathname: string): Promise<unknown> {
  const loads: (() => Promise<unknown>)[] = [loadConnect, UserArea.preload, Layout.preload];
  if (pathname === paths.dashboard) loads.push(DashboardPage.preload);
  if (pathname === paths.cpdLog) loads.push(CpdLogPage.preload);
  // A failure shows when the part renders.
  return Promise.allSettled(loads.map((load) => load()));
}

/** Loads the first screen of an address; if no user is known to be signed in, that may be the sign-in screen. */
export async function preloadFirst(pathname: string): Promise<void> {
  // The script in the page's head knows the screens without sign-in and frame: it begins nothing there, nor anywhere
  // while developing.
  if (pathname !== paths.auth && !window.earlyRequests) return;
  await Promise.allSettled([
    pathname !== paths.auth && preload(pathname),
    (pathname === paths.auth || !wasSignedIn()) && AuthPage.preload(),
  ]);
}
