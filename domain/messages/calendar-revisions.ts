import type { CalendarEvent } from './calendar-events.ts';

/** State of an event when the calendar was last read. Calendar apps accept a change only with a later revision. */
export interface Revision {
  /** Digest of the event's content. */
  digest: string;
  /** Number of changes of that content: SEQUENCE (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** ISO time: DTSTAMP and LAST-MODIFIED. */
  changedAt: string;
}

/** Revisions of a calendar by the keys of its events; those of removed events stay, in case the events come back. */
export type Revisions = Readonly<Record<string, Revision>>;

/** Maximum events whose revisions are kept; beyond it, those of removed events are dropped. */
export const REVISIONS_MAX = 3000;

/**
 * Returns the revisions after a calendar was worked out again; the same object if nothing changed, so that an unchanged
 * calendar keeps its bytes. A change is dated by its record, else by `now`, and always later than the one before.
 */
export function revised(
  before: Revisions,
  events: readonly CalendarEvent[],
  digestOf: (text: string) => string,
  now: Date,
): Revisions {
  const changed = events.flatMap((event): [string, Revision][] => {
    const { key, changedAt, ...said } = event;
    const digest = digestOf(JSON.stringify(said));
    const known = before[key];
    if (known?.digest === digest) return [];
    const at = changedAt && changedAt <= now ? changedAt : now;
    // Seconds, as calendars write them.
    const earliest = known ? new Date(known.changedAt).getTime() + 1000 : 0;
    const time = new Date(Math.max(at.getTime(), earliest)).toISOString();
    return [[key, { digest, sequence: (known?.sequence ?? -1) + 1, changedAt: time }]];
  });
  if (changed.length === 0) return before;
  const all = { ...before, ...Object.fromEntries(changed) };
  if (Object.keys(all).length <= REVISIONS_MAX) return all;
  return Object.fromEntries(events.map(({ key }) => [key, all[key]!]));
}
