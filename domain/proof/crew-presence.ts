import { crewLimits } from './crew-sessions.ts';

const MINUTE = 60_000;

/** A time in which a person was there. */
export interface Presence {
  from: Date;
  to: Date;
}

/** Returns presence clipped to [from, to], in order and without overlaps. */
export function clipped(presences: readonly Presence[], { from, to }: Presence): Presence[] {
  const within = presences
    .map((each) => ({
      from: each.from > from ? each.from : from,
      to: each.to < to ? each.to : to,
    }))
    .filter((each) => each.from < each.to)
    .toSorted((a, b) => Number(a.from) - Number(b.from));
  const merged: Presence[] = [];
  for (const each of within) {
    const last = merged.at(-1);
    if (!last || each.from > last.to) merged.push(each);
    else if (each.to > last.to) last.to = each.to;
  }
  return merged;
}

const lengthOf = (presences: readonly Presence[]): number =>
  presences.reduce((sum, { from, to }) => sum + (Number(to) - Number(from)), 0);

/** Returns how long a person was there, in whole minutes, by presences without overlaps. */
export const minutesPresent = (presences: readonly Presence[]): number =>
  Math.floor(lengthOf(presences) / MINUTE);

/** Returns how long presences overlap, in milliseconds. */
export const sharedMs = (some: readonly Presence[], others: readonly Presence[]): number =>
  some.reduce((sum, each) => sum + lengthOf(clipped(others, each)), 0);

/** Returns presences without the times that are taken. */
export function without(presences: readonly Presence[], taken: readonly Presence[]): Presence[] {
  return taken.reduce<readonly Presence[]>(
    (left, { from, to }) =>
      left.flatMap((each) =>
        [
          { from: each.from, to: each.to < from ? each.to : from },
          { from: each.from > to ? each.from : to, to: each.to },
        ].filter((part) => part.from < part.to),
      ),
    presences,
  ) as Presence[];
}

/**
 * Returns when a person was in a session, as far as it counts: within the session, without the times that the same account
 * already has in another one.
 */
export const countedPresences = (
  presences: readonly Presence[],
  session: Presence,
  elsewhere: readonly Presence[] = [],
): Presence[] => without(clipped(presences, session), elsewhere);

/** Returns a length of time in hours, rounded down to half hours. */
export const halfHours = (ms: number): number => Math.floor(ms / (30 * MINUTE)) / 2;

/** Returns the hours of a person in a session: `countedPresences`, rounded down to half hours. */
export const crewHours = (
  presences: readonly Presence[],
  session: Presence,
  elsewhere: readonly Presence[] = [],
): number => halfHours(lengthOf(countedPresences(presences, session, elsewhere)));

/** Returns when a session that nobody ends closes. */
export const crewClosesAt = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + crewLimits.openHours * 60 * MINUTE);

/**
 * Returns the end of a session that nobody ended: as planned, or later when the last one left who said so. Presence that
 * nobody ended counts as planned, not for twelve hours.
 */
export function forgottenEnd(
  { startedAt, plannedMinutes }: { startedAt: Date; plannedMinutes: number },
  left: readonly Date[],
): Date {
  const planned = startedAt.getTime() + plannedMinutes * MINUTE;
  const latest = Math.max(planned, ...left.map(Number));
  return new Date(Math.min(latest, crewClosesAt(startedAt).getTime()));
}

/** Returns why a session cannot have ended at this moment; null if it can. */
export function endProblem(
  end: Date,
  { startedAt, endedAt, now }: { startedAt: Date; endedAt: Date | null; now: Date },
): string | null {
  if (end < startedAt) return 'The end cannot be before the start';
  if (end > now) return 'The end cannot be in the future';
  if (endedAt && end > endedAt) return 'The end can only be corrected to an earlier time';
  return null;
}

/** Tolerance for people who scan one after another. */
const CONFIRMING_GRACE_MS = 10 * MINUTE;

/** Returns the hours of an activity that a person can confirm who was there with its owner for this time. */
export function confirmedHours(togetherMs: number, hours: number): number {
  if (togetherMs <= 0) return 0;
  return Math.min(hours, Math.floor((togetherMs + CONFIRMING_GRACE_MS) / (30 * MINUTE)) / 2);
}
