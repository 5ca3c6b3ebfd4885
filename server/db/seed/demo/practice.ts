import type { Em } from '../../database.ts';
import { PracticePeriod } from '#server/schema/records/practice-periods/practice-period.entity';
import { addDays, addMonths, instantOf, type CivilDate } from '#domain/dates';

const MONTHS = 26;
/** Months before this one in which the user was on leave. */
const LEAVE = [9, 10, 11];

/** Adds two years of practice by month, with three months of leave and some teaching beside it. */
export function addPractice(
  em: Em,
  userId: number,
  { today, createdAt }: { today: CivilDate; createdAt: Date },
): void {
  const monthsAgo = (count: number) => {
    const first = addMonths(`${today.slice(0, 7)}-01`, -count);
    return { startDate: instantOf(first), endDate: instantOf(addDays(addMonths(first, 1), -1)) };
  };
  const owned = { userId, createdAt };
  for (let ago = MONTHS; ago >= 1; ago -= 1) {
    if (LEAVE.includes(ago)) continue;
    em.create(PracticePeriod, {
      ...owned,
      ...monthsAgo(ago),
      kind: 'practice',
      employer: 'Queensland Ambulance Service',
      position: 'Advanced care paramedic, on road',
      hours: 132 + ((ago * 7) % 5) * 6,
    });
  }
  em.create(PracticePeriod, {
    ...owned,
    kind: 'leave',
    employer: 'Queensland Ambulance Service',
    startDate: monthsAgo(LEAVE.at(-1)!).startDate,
    endDate: monthsAgo(LEAVE[0]!).endDate,
    hours: 0,
    notes: 'Parental leave.',
  });
  for (const ago of [2, 5, 14]) {
    em.create(PracticePeriod, {
      ...owned,
      ...monthsAgo(ago),
      kind: 'practice',
      employer: 'James Cook University',
      position: 'Casual tutor, simulation',
      hours: 12,
    });
  }
}
