import { ask } from '#client/lib/ask.ts';
import { logThis } from '#client/lib/log-this.ts';
import { activityCategories } from '#domain/records/activities';
import { readPlannedLink } from '#domain/records/planned-links';

const QUERY = `query OfferedActivity($id: ID!) {
  learningGoal(id: $id) { planned { id activityId title category hours } }
}`;

interface Planned {
  id: string;
  activityId: string | null;
  title: string;
  category: string;
  hours: number;
}

/** Opens the quick log with the planned activity that a notification offers, or empty if it was done or deleted since. */
export async function logOffered(link: string): Promise<void> {
  const planned = await readPlanned(link).catch(() => null);
  if (!planned || planned.activityId) return logThis();
  const { id, title, hours } = planned;
  const category = activityCategories.find((each) => each === planned.category);
  return logThis({ title, hours, plannedActivityId: id, ...(category && { category }) });
}

async function readPlanned(link: string): Promise<Planned | null> {
  const asked = readPlannedLink(link);
  if (!asked) return null;
  const { learningGoal } = await ask<{ learningGoal: { planned: Planned[] } }>(QUERY, {
    id: asked.goalId,
  });
  return learningGoal.planned.find(({ id }) => id === asked.plannedId) ?? null;
}
