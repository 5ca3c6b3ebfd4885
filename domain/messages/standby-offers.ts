import { atClock, civilDate, dayLabel, timeLabel } from '../dates.ts';
import { plannedLink } from '../records/planned-links.ts';
import { recordLinks } from '../records/record-links.ts';
import type { NotificationText } from './notifications.ts';
import type { RosterShift } from './rosters.ts';

/** A time on standby for which something planned is offered. */
export interface StandbyGap {
  from: Date;
  minutes: number;
}

/** When offers come; ours. The standby has begun, and it is day. */
export const offerTimes = {
  afterMinutes: 30,
  leastMinutes: 30,
  mostMinutes: 60,
  from: 9,
  until: 21,
} as const;

const MINUTE = 60_000;

/** Returns the first gap of 30 to 60 minutes of each standby, outside its shifts and the night. */
export function standbyGaps(shifts: readonly RosterShift[], zone: string): StandbyGap[] {
  const busy = shifts
    .filter(({ kind }) => kind === 'shift')
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
  return shifts
    .filter(({ kind }) => kind === 'standby')
    .flatMap((standby) => gapOf(standby, busy, zone) ?? []);
}

function gapOf(
  standby: RosterShift,
  busy: readonly RosterShift[],
  zone: string,
): StandbyGap | null {
  const { afterMinutes, leastMinutes, mostMinutes } = offerTimes;
  const day = civilDate(standby.start, zone);
  const hour = (at: number) => atClock(day, { hour: at, minute: 0 }, zone).getTime();
  const end = Math.min(standby.end.getTime(), hour(offerTimes.until));
  let from = Math.max(standby.start.getTime() + afterMinutes * MINUTE, hour(offerTimes.from));
  for (const shift of [...busy, null]) {
    const until = Math.min(end, shift?.start.getTime() ?? end);
    const minutes = Math.floor((until - from) / MINUTE);
    if (minutes >= leastMinutes) {
      return { from: new Date(from), minutes: Math.min(mostMinutes, minutes) };
    }
    from = Math.max(from, shift?.end.getTime() ?? from);
  }
  return null;
}

/** Offer that fits into a gap: a planned activity, or a learning module in progress. */
export type Offered = { title: string } & (
  { goalId: number; plannedId: number } | { slug: string }
);

/** The notification that offers it. */
export function offerNotification(offered: Offered, { from, minutes }: StandbyGap, zone: string) {
  const when = `${timeLabel(from, zone)} on ${dayLabel(civilDate(from, zone))}`;
  const text: NotificationText =
    'goalId' in offered
      ? {
          title: `${minutes} minutes on standby: “${offered.title}”`,
          message: `You planned it, and it fits into the time from ${when}. If a call comes, it can wait.`,
          link: plannedLink(offered.goalId, offered.plannedId),
        }
      : {
          title: `${minutes} minutes on standby: go on with “${offered.title}”`,
          message: `The learning module fits into the time from ${when}. Your place is kept if a call comes.`,
          link: recordLinks.module(offered.slug),
        };
  return { kind: 'plan-offer' as const, ...text };
}
