import { PLANNED_SEARCH, recordLinks } from './record-links.ts';

/** Returns the path of the goal of a planned activity, which it names. */
export const plannedLink = (goalId: number, plannedId: number): string =>
  `${recordLinks['learning-goal'](String(goalId))}${PLANNED_SEARCH}${plannedId}`;

/** Returns the planned activity that a path names, with its goal; null if it names none. */
export function readPlannedLink(path: string): { goalId: string; plannedId: string } | null {
  const [goal = '', plannedId] = path.split(PLANNED_SEARCH, 2);
  const goalId = goal.split('/').at(-1) ?? '';
  return plannedId && recordLinks['learning-goal'](goalId) === goal ? { goalId, plannedId } : null;
}
