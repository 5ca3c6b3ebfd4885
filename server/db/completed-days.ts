/**
 * SQL of the day that begins at a moment, which is a midnight of the owner's time zone. Every zone of domain/dates is from
 * 0 to 12 hours ahead of UTC, so half a day later it is the same day there and in UTC.
 */
export const dayBegunAt = (midnight: string): string =>
  `((${midnight} + interval '12 hours') at time zone 'UTC')::date`;

/** SQL that is true for what was completed on the days from one midnight to another; the second day is not included. */
export const completedWithin = (from: string, to: string, row = ''): string =>
  `${row}completed_on >= ${dayBegunAt(from)} and ${row}completed_on < ${dayBegunAt(to)}`;

/** The same for activities of either status: one in progress has the moment at which it was recorded. */
export const occurredWithin = (from: string, to: string, row = ''): string =>
  `${row}occurred_at >= ${from} - interval '1 day' and ${row}occurred_at < ${to} + interval '1 day'
    and case when ${row}completed_date is null then ${row}occurred_at >= ${from} and ${row}occurred_at < ${to}
      else ${completedWithin(from, to, row)} end`;

/** SQL of the moment of an activity as its owner's reports show it: noon of its day if that differs in the zone of today. */
export const shownMoment = (zone: string, row = ''): string =>
  `case when ${row}completed_date is null or ${row}completed_on = (${row}completed_date at time zone ${zone})::date
    then ${row}occurred_at else (${row}completed_on + time '12:00') at time zone ${zone} end`;
