import { useEffect } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import type { FirstStepsPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, dayOf } from '#client/lib/dates.ts';
import type { FirstStepsActions } from './FirstStepsPanel.tsx';
import { FirstStepsSkeleton } from './FirstStepsSkeleton.tsx';
import { isNotedOver, noteOver } from './noted.ts';

/** Loaded on demand: most visits are no longer the first. */
const FirstStepsPanel = lazyPart(
  async () => (await import('./FirstStepsPanel.tsx')).FirstStepsPanel,
  <FirstStepsSkeleton />,
);

interface Props extends FirstStepsActions {
  away: boolean;
  user: FirstStepsPartsFragment | undefined;
  loading: boolean;
  hasActivities: boolean;
}

/** A new account's first three steps; hidden once all are done. Reserves its space until that is known. */
export function FirstSteps({ user, loading, hasActivities, ...actions }: Props) {
  const done = user && {
    registration: Boolean(user.registrationDate),
    activity: hasActivities,
    reflection: user.cpdSummary.reflectiveLogsCount > 0,
  };
  const isOver =
    user && done ? Object.values(done).every(Boolean) || (hasActivities && !isNew(user)) : false;
  useEffect(() => {
    if (user) noteOver(isOver);
  }, [user, isOver]);
  if (!user || !done) return loading && !isNotedOver() ? <FirstStepsSkeleton /> : null;
  return isOver ? null : <FirstStepsPanel name={user.displayName} done={done} {...actions} />;
}

/** Counts reflections of the current period only; a later period starts with none. */
function isNew({ createdAt, timeZone, cpdSummary }: FirstStepsPartsFragment): boolean {
  const { period } = cpdSummary;
  return !period || dayOf(createdAt, timeZone) >= dayFromWire(period.start);
}
