import { tenths, type Period } from './cpd.ts';
import type { CivilDate } from '../dates.ts';

/** A planned activity that is not recorded yet. */
export interface PlannedHours {
  title: string;
  day: CivilDate | null;
  hours: number;
}

/** A planned activity to come, with all hours by the end of that day. */
export interface PlannedStep {
  day: CivilDate;
  title: string;
  hours: number;
  total: number;
}

export interface Plan {
  /** Steps planned for a day from today to the end of the period, earliest first. */
  steps: PlannedStep[];
  /** Hours on record at the end of the period if they are done. */
  total: number;
  /** Hours planned for days that have passed, and not recorded. */
  overdueHours: number;
  /** Hours planned without a day, or for a day outside the period. */
  undatedHours: number;
}

/** Adds planned hours to those on record. A plan does not say what is done with others, so it has one line. */
export function planOf(
  planned: readonly PlannedHours[],
  { period, today, done }: { period: Period; today: CivilDate; done: number },
): Plan {
  const from = today > period.start ? today : period.start;
  const isAhead = ({ day }: PlannedHours) => day !== null && day >= from && day <= period.end;
  const isOverdue = ({ day }: PlannedHours) => day !== null && day >= period.start && day < from;
  let total = tenths(done);
  const steps = planned
    .filter((each): each is PlannedHours & { day: CivilDate } => isAhead(each))
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .map(({ day, title, hours }) => {
      total += tenths(hours);
      return { day, title, hours, total: total / 10 };
    });
  return {
    steps,
    total: total / 10,
    overdueHours: sum(planned.filter(isOverdue)),
    undatedHours: sum(planned.filter((each) => !isAhead(each) && !isOverdue(each))),
  };
}

const sum = (list: readonly PlannedHours[]): number =>
  list.reduce((all, { hours }) => all + tenths(hours), 0) / 10;
