import type { CalendarEvent } from './calendar-events.ts';

/** How an event was when the calendar was last read: calendar apps take a change only with a later one of these. */
export interface Revision {
  /** Of what the event says. */
  digest: string;
  /** How often that changed: SEQUENCE (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** ISO time: DTSTAMP and LAST-MODIFIED. */
  changedAt: string;
}

/** The revisions of a calendar by the keys of its events; those that are gone stay, in case they come back. */
export type Revisions = Readonly<Record<string, Revision>>;

/** Maximum events whose revisions are kept; beyond it those that are gone are dropped. */
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
