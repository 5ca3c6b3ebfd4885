import { pagePart } from './screen-part.ts';

/** The pages whose code is requested together with the frame's; see `preload`. */
export const DashboardPage = pagePart(() => import('#client/pages/DashboardPage.tsx'));
export const CpdLogPage = pagePart(() => import('#client/pages/CpdLogPage.tsx'));
