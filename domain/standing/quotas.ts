import { activityTypeLabels } from '../records/activity-types.ts';
import { hoursLabel, type ActivityStatus } from '../records/activities.ts';
import { counted } from '../counts.ts';
import { tenths, type Period, type Registration } from './cpd.ts';
import { dayLabel } from '../dates.ts';
import type { AddOn, Quota, RulePack } from './rule-packs.ts';

/** The part of an activity that quotas read. */
export interface QuotaActivity {
  status: ActivityStatus;
  hours: number;
  activityType: string | null;
}

/** Finding whether the records of a period reach a quota. `isMet` is null if they cannot show it. */
export interface QuotaFinding {
  quota: Quota;
  isMet: boolean | null;
  finding: string;
}

/**
 * Returns the add-ons of a period for its holder: those in force at its end, of endorsements held on any of its days. One
 * that begins within the period counts whole, since nothing was read that lets it count in part.
 */
export function addOnsOf(
  { endorsements = [] }: Pick<Registration, 'endorsements'>,
  period: Period,
  { addOns = [] }: RulePack,
): AddOn[] {
  const isHeld = (id: string) =>
    endorsements.some(
      (each) =>
        each.endorsement === id &&
        each.from <= period.end &&
        (each.to ?? period.end) >= period.start,
    );
  return addOns.filter(({ endorsement, from }) => from <= period.end && isHeld(endorsement));
}

/** Says what an endorsement asks for, and from when. */
export function addOnText(
  { endorsement, from, total, interactive }: AddOn,
  period: Period,
): string {
  const share = interactive > 0 ? `, ${interactive} of them interactive` : '';
  const hours = total > 0 ? `: ${hoursLabel(total)} more${share}` : '';
  const doubt =
    from > period.start
      ? ' It begins within this period and is counted whole. Check with the Board.'
      : '';
  return `Endorsement ${endorsement}, from ${dayLabel(from)}${hours}.${doubt}`;
}

/** Everything that is asked for beside hours. */
export const quotasOf = ({ quotas = [] }: RulePack, addOns: readonly AddOn[]): Quota[] => [
  ...quotas,
  ...addOns.flatMap((each) => each.quotas),
];

/** Judges quotas by the completed activities of a period. */
export function quotaFindings(
  quotas: readonly Quota[],
  activities: readonly QuotaActivity[],
): QuotaFinding[] {
  const completed = activities.filter(({ status }) => status === 'completed');
  return quotas.map((quota) => {
    if (quota.isTopic) {
      return {
        quota,
        isMet: null,
        finding: 'Records alone cannot show this. Compare your activities.',
      };
    }
    const meant = completed.filter(({ activityType }) =>
      quota.types ? quota.types.some((type) => type === activityType) : true,
    );
    const untyped = completed.filter(({ activityType }) => activityType === null).length;
    const needsTypes = quota.of === 'types' || quota.types !== undefined;
    const { reached, text } = measures[quota.of](meant);
    const unknown =
      needsTypes && untyped > 0
        ? ` ${counted(untyped, 'activity', 'activities')} without a type not counted.`
        : '';
    return { quota, isMet: reached >= quota.least, finding: `${text} on record.${unknown}` };
  });
}

const measures: Record<
  Quota['of'],
  (meant: readonly QuotaActivity[]) => { reached: number; text: string }
> = {
  hours: (meant) => {
    const reached = meant.reduce((sum, { hours }) => sum + tenths(hours), 0) / 10;
    return { reached, text: hoursLabel(reached) };
  },
  activities: ({ length }) => ({
    reached: length,
    text: counted(length, 'activity', 'activities'),
  }),
  types: (meant) => {
    const types = Object.keys(activityTypeLabels).filter((type) =>
      meant.some(({ activityType }) => activityType === type),
    );
    return {
      reached: types.length,
      text: counted(types.length, 'type of activity', 'types of activity'),
    };
  },
};
