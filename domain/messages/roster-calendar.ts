import ICAL from 'ical.js';
import {
  clockOf,
  entriesOf,
  sequenceOf,
  stampOf,
  stampsOf,
  wallAt,
  type Entry,
  type Stamp,
} from './calendar-entries.ts';
import { parseCalendars } from './calendar-text.ts';
import { dayOf, isUtc, ruleOf, textOf, utcClock, utcOf } from './calendar-zones.ts';
import type { CivilDate } from '../dates.ts';
import { ReadingTally, type LeftOut } from '../records/reading-tally.ts';
import {
  rosterLimits,
  rosterMessages as messages,
  type Found,
  type RosterWindow,
  type Shift,
} from './roster.ts';
import { expiringSteps, SPENT } from '../standing/rule-steps.ts';

/** Occurrences that are tried in all, so that no calendar can keep the reader busy. */
const OCCURRENCES_MAX = 20_000;

/** Repetitions are read at least this long before the window: a shift may have begun before it. */
const BEFORE_MS = 2 * 86_400_000;

/** The longest duration of an entry that is read. */
const DURATION_SECONDS_MAX = 366 * 86_400;

/**
 * Returns the shifts of a calendar file within a window, repetitions included; null if it is no calendar. ical.js parses
 * it and counts the repetitions of a rule on a clock without a zone; the zones, and what changes or cancels repetitions,
 * are compared as moments (docs/decisions/083-reading-calendars.md).
 */
export function shiftsOfCalendar(text: string, window: RosterWindow): Found | null {
  const read = parseCalendars(text);
  if (!read) return null;
  const tally = new ReadingTally();
  tally.leaveOut('unread', read.broken);
  const steps = expiringSteps();
  try {
    const reader: Reader = { window, tally, shifts: [], occurrences: 0, isCut: false };
    readEntries(reader, entriesOf(read.calendars, window, tally), steps);
    return found(reader);
  } finally {
    steps.end();
  }
}

interface Reader {
  window: RosterWindow;
  tally: ReadingTally;
  shifts: Shift[];
  occurrences: number;
  /** True if a series was not read to its end. */
  isCut: boolean;
}

function found({ shifts, tally, ...reader }: Reader): Found {
  const newest = shifts.toSorted((a, b) => b.start.getTime() - a.start.getTime());
  const isCut = reader.isCut || tally.isCut || newest.length > rosterLimits.shifts;
  return {
    shifts: newest.slice(0, rosterLimits.shifts),
    notes: [...(isCut ? [messages.tooMany] : []), ...tally.notes()],
  };
}

function readEntries(
  reader: Reader,
  entries: readonly Entry[],
  steps: ReturnType<typeof expiringSteps>,
): void {
  const { tally } = reader;
  const series = new Map(
    entries.flatMap((entry) => (entry.uid && !entry.changes ? [[entry.uid, entry]] : [])),
  );
  const changes = changesOf(entries);
  for (const [index, entry] of entries.entries()) {
    const isFull = reader.shifts.length > rosterLimits.shifts * 2;
    if (isFull || reader.occurrences >= OCCURRENCES_MAX) {
      return tally.leaveOut('beyond', entries.length - index);
    }
    steps.renew();
    const before = reader.shifts.length;
    try {
      const of = entry.changes ? series.get(entry.uid) : undefined;
      const reason = readEntry(reader, entry, of, changes.get(entry.uid));
      if (reason) tally.leaveOut(reason);
      else {
        tally.use();
        for (const doubt of doubtsOf(entry)) tally.assume(doubt);
        for (const name of entry.assumed) tally.assumeZone(name, entry.clocks.usualZone);
      }
    } catch (error) {
      // If an entry's rule did not end, drop the shifts that it already gave: they are not trusted either.
      reader.shifts.length = before;
      if (error === SPENT && steps.isOver()) {
        return tally.leaveOut('beyond', entries.length - index);
      }
      tally.leaveOut('unread');
    }
  }
}

/** Adds the shifts of an entry, or returns why there are none; throws if it cannot be read. `series` is the one it changes. */
function readEntry(
  reader: Reader,
  entry: Entry,
  series: Entry | undefined,
  changes: Changes | undefined,
): LeftOut | null {
  if (entry.isCancelled || (series && cancels(series, entry))) return 'cancelled';
  const start = entry.start ?? entry.changes;
  if (typeof start !== 'object' || start === null) return 'wholeDays';
  const length = lengthOf(entry) ?? (series && lengthOf(series)) ?? instantly;
  const title = titleOf(entry) || (series ? titleOf(series) : '');
  const add = (begins: Date, ends: Date, called = title) => {
    if (Number.isNaN(begins.getTime() + ends.getTime())) throw new Error('no moment');
    reader.shifts.push({ title: called || messages.untitled, start: begins, end: ends });
  };
  if (entry.changes) {
    reader.occurrences += 1;
    add(start.at, length(start));
    return null;
  }
  return readSeries(reader, { entry, start, length, changes, add });
}

/** Signs that an entry is no shift: tentative or free. Many programs mark every shift so, so it is read anyway. */
function doubtsOf({ component }: Entry): ('tentative' | 'markedFree')[] {
  const shownAs = textOf(component, 'x-microsoft-cdo-busystatus').toUpperCase();
  const isTentative =
    textOf(component, 'status').toUpperCase() === 'TENTATIVE' || shownAs === 'TENTATIVE';
  const isFree = textOf(component, 'transp').toUpperCase() === 'TRANSPARENT' || shownAs === 'FREE';
  return [
    ...(isTentative ? ['tentative' as const] : []),
    ...(isFree ? ['markedFree' as const] : []),
  ];
}

/** True if a series is cancelled with all changes that are not newer. */
const cancels = (series: Entry, change: Entry): boolean =>
  series.isCancelled && sequenceOf(series.component) >= sequenceOf(change.component);

const titleOf = ({ component }: Entry): string => textOf(component, 'summary').slice(0, 120);

/** Returns the end of a shift that begins at a time. */
type Length = (start: Stamp) => Date;

const instantly: Length = ({ at }) => at;

/** Returns how long a shift lasts; null if its entry does not say. Between two times of one clock, it is as long as that clock shows. */
function lengthOf(entry: Entry): Length | null {
  const { component, start, changes } = entry;
  const begins = start ?? changes;
  if (typeof begins !== 'object' || begins === null) return null;
  const [end] = stampsOf(entry, 'dtend', begins.clock);
  if (end) return lengthBetween(begins, end);
  const duration: unknown = component.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return null;
  if (!(Math.abs(duration.toSeconds()) <= DURATION_SECONDS_MAX)) throw new Error('too long');
  const { weeks, days, hours, minutes, seconds, isNegative } = duration;
  const sign = isNegative ? -1 : 1;
  const nominal = sign * (weeks * 7 + days) * DAY;
  const exact = sign * ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return ({ wall, clock, at }) => {
    const from = nominal === 0 ? at : clock(wallAt(utcOf(wall) + nominal));
    return new Date(from.getTime() + exact);
  };
}

const DAY = 86_400_000;

function lengthBetween(start: Stamp, end: Stamp | CivilDate): Length {
  // A day does not say at what time a shift ends.
  if (typeof end !== 'object') return instantly;
  const exact = end.at.getTime() - start.at.getTime();
  const shown = utcOf(end.wall) - utcOf(start.wall);
  return ({ wall, clock, at }) =>
    clock === start.clock && clock === end.clock
      ? clock(wallAt(utcOf(wall) + shown))
      : new Date(at.getTime() + exact);
}

/** Changes of a series: moments and days that are no longer repetitions of it, and moves of all later ones. */
interface Changes {
  moments: Set<number>;
  days: Set<CivilDate>;
  later: { from: number; by: number; length: Length | null; title: string; isCancelled: boolean }[];
}

function changesOf(entries: readonly Entry[]): Map<string, Changes> {
  const all = new Map<string, Changes>();
  for (const entry of entries) {
    const { changes: of, start, uid, isCancelled } = entry;
    if (!of || !uid) continue;
    const known = all.get(uid) ?? { moments: new Set(), days: new Set(), later: [] };
    all.set(uid, known);
    if (typeof of === 'string') known.days.add(of);
    else {
      known.moments.add(of.at.getTime());
      if (!isOfAllLater(entry)) continue;
      const from = of.at.getTime();
      const moved = typeof start === 'object' && start ? start.at.getTime() : from;
      const length = lengthOf(entry);
      known.later.push({ from, by: moved - from, length, title: titleOf(entry), isCancelled });
    }
  }
  for (const { later } of all.values()) later.sort((a, b) => a.from - b.from);
  return all;
}

const isOfAllLater = ({ component }: Entry): boolean =>
  String(
    component.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? '',
  ).toUpperCase() === 'THISANDFUTURE';

interface Series {
  entry: Entry;
  start: Stamp;
  length: Length;
  changes: Changes | undefined;
  add: (begins: Date, ends: Date, title?: string) => void;
}

/** Adds a shift, or each of a series within the window. */
function readSeries(reader: Reader, series: Series): LeftOut | null {
  const { window, tally } = reader;
  const { entry, start, length, changes, add } = series;
  const rules = entry.component.getAllProperties('rrule').map(ruleOf);
  const added = addedTimes(entry);
  const isRecurring = rules.length + added.length > 0;
  const first = isRecurring ? window.from.getTime() - BEFORE_MS : -Infinity;
  const last = isRecurring ? window.until.getTime() : Infinity;
  const ends = rules.map(({ until }) => (until ? lastOf(until, start) : Infinity));
  // A program that ends a series before its first shift has deleted it.
  if (rules.length > 0 && ends.every((end) => end < start.at.getTime())) return 'outside';
  const except = exceptionsOf(reader, entry, start, last);
  const seen = new Set<number>();
  const before = reader.shifts.length;
  const occur = (stamp: Stamp, end?: Date) => {
    reader.occurrences += 1;
    const { wall, clock, at } = stamp;
    const moment = at.getTime();
    if (seen.has(moment) || moment < first || moment > last) return;
    seen.add(moment);
    const day = dayOf(wall);
    if (except.moments.has(moment) || except.days.has(day)) return;
    if (changes?.moments.has(moment) || changes?.days.has(day)) return;
    const later = changes?.later.findLast(({ from }) => from <= moment);
    if (later?.isCancelled) return;
    if (!later) return add(at, end ?? length(stamp));
    const begins = new Date(moment + later.by);
    const moved = { wall: wallAt(utcOf(wall) + later.by), clock, at: begins };
    add(begins, (later.length ?? length)(moved), later.title);
  };
  occur(start);
  for (const [index, { rule }] of rules.entries()) {
    const end = Math.min(ends[index]!, last);
    const isInRule = eachOf(reader, rule, start, end, occur);
    if (!isInRule) tally.assume('outsideRule');
  }
  for (const { stamp, end } of added) occur(stamp, end);
  if (isUnmatched(except, changes, seen)) tally.assume('unmatched');
  if (reader.shifts.length > before) return null;
  return reader.isCut ? 'beyond' : 'outside';
}

/** Calls back with each repetition up to a moment; false if the rule leaves out the day of the start. */
function eachOf(
  reader: Reader,
  rule: ICAL.Recur,
  start: Stamp,
  last: number,
  occur: (stamp: Stamp) => void,
): boolean {
  const each = rule.iterator(start.wall.clone());
  let wall = each.next();
  const isInRule = !wall || utcOf(wall) === utcOf(start.wall);
  // By RFC 5545 the start is the first repetition in any case.
  let count = (rule.count || Infinity) - (isInRule ? 0 : 1);
  while (wall && count > 0) {
    const at = start.clock(wall);
    if (at.getTime() > last) break;
    if (reader.occurrences >= OCCURRENCES_MAX || reader.shifts.length > rosterLimits.shifts * 2) {
      reader.isCut = true;
      break;
    }
    occur({ wall, clock: start.clock, at });
    count -= 1;
    wall = each.next();
  }
  return isInRule;
}

/** The last moment of a rule: a day includes all of its times. */
function lastOf(until: ICAL.Time, { clock }: Stamp): number {
  const last = wallAt(utcOf(until) + (until.isDate ? DAY - 1000 : 0));
  return (isUtc(until) ? utcClock : clock)(last).getTime();
}

/** The times that an entry adds to its rule, some with an end of their own. */
function addedTimes(entry: Entry): { stamp: Stamp; end?: Date }[] {
  const clock = clockOf(entry);
  return entry.component.getAllProperties('rdate').flatMap((property) =>
    property.getValues().map((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) throw new Error('no time');
      const stamp = stampOf(entry, property, time, clock);
      if (typeof stamp === 'string') return { stamp: onDay(entry, stamp) };
      if (!(value instanceof ICAL.Period)) return { stamp };
      const end = stampOf(entry, property, value.getEnd(), clock);
      return { stamp, ...(typeof end === 'object' && { end: end.at }) };
    }),
  );
}

/** A day that an entry adds means its own time of that day. */
function onDay(entry: Entry, day: CivilDate): Stamp {
  const { wall, clock } = entry.start as Stamp;
  const time = utcOf(wall) - Date.parse(dayOf(wall));
  const shown = wallAt(Date.parse(day) + time);
  return { wall: shown, clock, at: clock(shown) };
}

interface Exceptions {
  moments: Set<number>;
  days: Set<CivilDate>;
}

/** The times that an entry takes out of its rule. */
function exceptionsOf(reader: Reader, entry: Entry, start: Stamp, last: number): Exceptions {
  const stamps = stampsOf(entry, 'exdate', start.clock);
  const moments = new Set(
    stamps.flatMap((each) => (typeof each === 'object' ? [each.at.getTime()] : [])),
  );
  const days = new Set(stamps.filter((each) => typeof each === 'string'));
  for (const { rule, until } of entry.component.getAllProperties('exrule').map(ruleOf)) {
    const end = Math.min(until ? lastOf(until, start) : Infinity, last);
    eachOf(reader, rule, start, end, ({ at }) => {
      reader.occurrences += 1;
      moments.add(at.getTime());
    });
  }
  return { moments, days };
}

/** True if a series is changed or cancelled at a moment, between its repetitions, at which it has none. */
function isUnmatched(
  { moments }: Exceptions,
  changes: Changes | undefined,
  seen: ReadonlySet<number>,
): boolean {
  const [first, last] = [Math.min(...seen), Math.max(...seen)];
  const isMissed = (moment: number) => moment > first && moment < last && !seen.has(moment);
  return [...moments, ...(changes?.moments ?? [])].some(isMissed);
}
