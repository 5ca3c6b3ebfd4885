import ICAL from 'ical.js';
import { addDays, atClock, type CivilDate } from '../dates.ts';
import { isRegional, zoneNamed, type NamedZone } from './zone-names.ts';

/** Changes of a zone's clock that are read; a rule of every year since 1601 has fewer than 500. */
const CHANGES_MAX = 2_000;

/** Names of zones that are looked up; a calendar of one person has a few. */
const NAMES_MAX = 200;

/** A clock: returns the moment at which it shows a time. */
export type Clock = (wall: ICAL.Time) => Date;

/** The clocks of one calendar. */
export interface CalendarClocks {
  /** The clock of times without a zone. */
  usual: Clock;
  /** Its zone. */
  usualZone: string;
  /** The name of the calendar's own zone if that is not known, '' if it names none; null if it is known. */
  unknownUsual: string | null;
  /** Returns the clock of a zone's name; null if neither the calendar describes it nor the name is known. */
  named: (name: string) => Clock | null;
}

/** The clock of UTC. */
export const utcClock: Clock = (wall) => new Date(utcOf(wall));

/**
 * Resolves the zones of a calendar. The name of a region and city means that zone, even if the calendar describes it
 * differently; another name means what the calendar describes, otherwise the zone that it is known for.
 */
export function clocksOf(
  calendar: ICAL.Component,
  { timeZone, until }: { timeZone: string; until: Date },
): CalendarClocks {
  const described = new Map<string, ICAL.Component>();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const name = textOf(zone, 'tzid');
    if (name && !described.has(name)) described.set(name, zone);
  }
  const clocks = new Map<string, Clock | null>();
  const named = (name: string): Clock | null => {
    const kept = clocks.get(name);
    if (kept !== undefined) return kept;
    if (clocks.size >= NAMES_MAX) return null;
    const clock = clockNamed(name, described.get(name), until);
    clocks.set(name, clock);
    return clock;
  };
  const own = textOf(calendar, 'x-wr-timezone') || textOf(calendar, 'timezone-id');
  const usual = own ? named(own) : null;
  if (!usual) return { usual: clockOf(timeZone), usualZone: timeZone, unknownUsual: own, named };
  const zone = zoneNamed(own);
  return { usual, usualZone: typeof zone === 'string' ? zone : own, unknownUsual: null, named };
}

function clockNamed(name: string, zone: ICAL.Component | undefined, until: Date): Clock | null {
  const located = zone && (textOf(zone, 'x-lic-location') || textOf(zone, 'tzid-alias-of'));
  const known = [name, located ?? ''].find(isRegional);
  if (known) return clockOf(zoneNamed(known)!);
  const described = zone && describedClock(zone, until);
  if (described) return described;
  const meant = zoneNamed(name);
  return meant === null ? null : clockOf(meant);
}

function clockOf(zone: NamedZone): Clock {
  if (typeof zone === 'number') return (wall) => new Date(utcOf(wall) - zone * 60_000);
  return (wall) => {
    const { hour, minute, second } = wall;
    return new Date(atClock(dayOf(wall), { hour, minute }, zone).getTime() + second * 1000);
  };
}

/** A change of a clock: its moment, and how far the clock is ahead of UTC before and after it, in milliseconds. */
interface Change {
  at: number;
  from: number;
  to: number;
}

/** Returns the clock that a VTIMEZONE describes; null if it does not say how far the clock is from UTC. */
function describedClock(zone: ICAL.Component, until: Date): Clock | null {
  try {
    const changes = changesOf(zone, until);
    const first = changes[0];
    if (!first) return null;
    return (wall) => {
      const shown = utcOf(wall);
      // A time that the clock shows twice is the first of the two; one that it skips is on the clock before the change.
      const last = changes.findLast(({ at, from, to }) => shown >= at + Math.max(from, to));
      return new Date(shown - (last ? last.to : first.from));
    };
  } catch {
    // A description that breaks the grammar or has no end is ignored; the name may still be known.
    return null;
  }
}

function changesOf(zone: ICAL.Component, until: Date): Change[] {
  const observances = zone
    .getAllSubcomponents()
    .filter(({ name }) => name === 'standard' || name === 'daylight');
  const offsets = observances.map((each) => offsetOf(each, 'tzoffsetto'));
  const changes = observances.flatMap((each, index) => {
    const to = offsets[index] ?? null;
    if (to === null) throw new Error('no offset');
    // Some programs leave out the distance before the change: it is the one of the other half of the year.
    const from = offsetOf(each, 'tzoffsetfrom') ?? offsets.find((other) => other !== to) ?? to;
    return onsetsOf(each, from, until).map((at): Change => ({ at, from, to }));
  });
  return changes.toSorted((a, b) => a.at - b.at);
}

/** Returns the moments at which an observance begins. */
function onsetsOf(observance: ICAL.Component, from: number, until: Date): number[] {
  const start = firstTime(observance, 'dtstart') ?? ICAL.Time.fromData({ year: 1970 });
  const onset = (time: ICAL.Time) => utcOf(time) - (isUtc(time) ? 0 : from);
  const onsets = [onset(start)];
  for (const property of observance.getAllProperties('rdate')) {
    for (const time of property.getValues()) {
      if (time instanceof ICAL.Time) onsets.push(onset(time));
    }
  }
  for (const property of observance.getAllProperties('rrule')) {
    const { rule, until: last } = ruleOf(property);
    const end = Math.min(last ? onset(last) : Infinity, until.getTime() + 366 * 86_400_000);
    const each = rule.iterator(start);
    for (let time = each.next(); time && onset(time) <= end; time = each.next()) {
      if (onsets.push(onset(time)) > CHANGES_MAX) throw new Error('too many changes');
    }
  }
  return onsets;
}

/** The longest interval of a rule; ical.js counts the days and months of one step one by one. */
const INTERVAL_MAX = 1_000;

/** Returns a rule without its end, which is compared apart: ical.js compares times of different zones as if they were of one. */
export function ruleOf(property: ICAL.Property): { rule: ICAL.Recur; until: ICAL.Time | null } {
  const stated: unknown = property.getFirstValue();
  if (!(stated instanceof ICAL.Recur && stated.interval <= INTERVAL_MAX))
    throw new Error('no rule');
  const rule = stated.clone();
  const { until } = rule;
  rule.until = null;
  return { rule, until };
}

/** Returns how far a clock is ahead of UTC, in milliseconds; null if that is missing. */
function offsetOf(observance: ICAL.Component, name: string): number | null {
  const value: unknown = observance.getFirstPropertyValue(name);
  if (!(value instanceof ICAL.UtcOffset)) return null;
  const seconds = value.toSeconds();
  return Number.isFinite(seconds) && Math.abs(seconds) <= 86_400 ? seconds * 1000 : null;
}

/** Returns a property's text; empty if it is missing. */
export const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();

/** Returns a property's time; null if it is missing or no time. */
export function firstTime(component: ICAL.Component, name: string): ICAL.Time | null {
  const value: unknown = component.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : null;
}

export const isUtc = (time: ICAL.Time): boolean => time.zone === ICAL.Timezone.utcTimezone;

/** Returns the moment at which UTC shows a time, in milliseconds. */
export const utcOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

export const dayOf = (time: ICAL.Time): CivilDate =>
  addDays('1970-01-01', Math.floor(utcOf(time) / 86_400_000));
