import { paths } from './paths.ts';

export const loadUserArea = () => import('./UserArea.tsx');
export const loadLayout = () => import('./Layout.tsx');
export const loadDashboard = () => import('#client/pages/DashboardPage.tsx');
export const loadCpdLog = () => import('#client/pages/CpdLogPage.tsx');

/** Begins to load what a signed-in user sees at an address, so that it comes together and not one after the other. */
export function preload(pathname: string): void {
  const loaders: (() => Promise<unknown>)[] = [loadUserArea, loadLayout];
  if (pathname === paths.dashboard) loaders.push(loadDashboard);
  if (pathname === paths.cpdLog) loaders.push(loadCpdLog);
  // A failure shows where the part is needed.
  for (const load of loaders) load().catch(() => {});
}
