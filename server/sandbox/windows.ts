import type { SandboxWindow } from './window.ts';
import { accountWindows } from './windows/account.ts';
import { activitiesWindows } from './windows/activities.ts';
import { crewWindows } from './windows/crew.ts';
import { documentsWindows } from './windows/documents.ts';
import { learningWindows } from './windows/learning.ts';
import { planWindows } from './windows/plan.ts';
import { standingWindows } from './windows/standing.ts';
import { startWindows } from './windows/start.ts';
import { teamsWindows } from './windows/teams.ts';

/** The tabs of the sandbox, in the order of their page. `npm run codegen` writes their operations. */
export const sandboxWindows = (demo: boolean): SandboxWindow[] => [
  ...startWindows(demo),
  ...activitiesWindows,
  ...planWindows,
  ...documentsWindows,
  ...standingWindows,
  ...learningWindows,
  ...crewWindows,
  ...teamsWindows,
  ...accountWindows,
];
