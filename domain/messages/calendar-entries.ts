import ICAL from 'ical.js';
import {
  clocksOf,
  dayOf,
  isUtc,
  textOf,
  utcClock,
  utcOf,
  type CalendarClocks,
  type Clock,
} from './calendar-zones.ts';
import type { CivilDate } from '../dates.ts';
import type { ReadingTally } from '../records/reading-tally.ts';
import { rosterLimits, type RosterWindow } from './roster.ts';

/** A time of an entry, on the clock that it names. */
export interface Stamp {
  wall: ICAL.Time;
  clock: Clock;
  at: Date;
}

/** An entry of a calendar: a shift, a series of shifts, or a change of one repetition of a series. */
export interface Entry {
  component: ICAL.Component;
  clocks: CalendarClocks;
  /** Empty if it has none. */
  uid: string;
  isCancelled: boolean;
  /** When it begins; a day for an entry of whole days, null for a change that moves nothing. */
  start: Stamp | CivilDate | null;
  /** The repetition that it changes; null for a shift or series. A day means the repetition on that day. */
  changes: Stamp | CivilDate | null;
  /** Names of zones that are not known and times that name none ('') in it, which were read on the usual clock. */
  assumed: Set<string>;
}

/** Returns the entries of a file's calendars in their newest versions. Everything else in them is tallied. */
export function entriesOf(
  calendars: readonly ICAL.Component[],
  { timeZone, until }: RosterWindow,
  tally: ReadingTally,
): Entry[] {
  const hasEvents = calendars.some((calendar) => calendar.getFirstSubcomponent('vevent'));
  const given = calendars.flatMap((calendar) => {
    const clocks = clocksOf(calendar, { timeZone, until });
    const isRevoked = textOf(calendar, 'method').toUpperCase() === 'CANCEL';
    const components = calendar.getAllSubcomponents();
    // calendar-zones.ts reads the zones. ical.js would search all entries for them, for each time of each entry.
    calendar.getTimeZoneByID = () => null as never;
    const events = components.flatMap((component) => {
      if (component.name === 'vevent') return [component];
      if (component.name === 'vfreebusy') return busyTimesOf(component, hasEvents, tally);
      if (component.name !== 'vtimezone') tally.leaveOut('noShift');
      return [];
    });
    return events.map((component): Given => {
      const isCancelled = isRevoked || textOf(component, 'status').toUpperCase() === 'CANCELLED';
      return { component, clocks, isCancelled, uid: textOf(component, 'uid') };
    });
  });
  tally.leaveOut('beyond', Math.max(0, given.length - rosterLimits.entries));
  const looked = given.slice(0, rosterLimits.entries);
  const series = readAll(
    looked.filter((each) => !isChange(each)),
    tally,
  );
  const starts = new Map(series.map((entry) => [entry.uid, entry.start]));
  const changes = readAll(looked.filter(isChange), tally, starts);
  return newest([...series, ...changes], tally);
}

/**
 * Returns the busy times of a VFREEBUSY (RFC 5545, 3.6.4), each as an event; none if there are events, which have the
 * same times in more detail.
 */
function busyTimesOf(
  component: ICAL.Component,
  hasEvents: boolean,
  tally: ReadingTally,
): ICAL.Component[] {
  const properties = component.getAllProperties('freebusy');
  if (properties.length === 0) tally.leaveOut('noShift');
  return properties.flatMap((property) => {
    try {
      const periods = property.getValues() as ICAL.Period[];
      const isFree = /^free$/i.test(property.getFirstParameter('fbtype') ?? '');
      if (isFree || hasEvents) {
        tally.leaveOut(isFree ? 'free' : 'busyBeside', periods.length);
        return [];
      }
      return periods.map((period) => {
        const event = new ICAL.Component('vevent');
        event.addPropertyWithValue('dtstart', period.start);
        event.addPropertyWithValue('dtend', period.getEnd());
        return event;
      });
    } catch {
      // A list of times that breaks the grammar does not affect the others.
      tally.leaveOut('unread');
      return [];
    }
  });
}

type Given = Pick<Entry, 'component' | 'clocks' | 'isCancelled' | 'uid'>;

const isChange = ({ component }: Given) => component.hasProperty('recurrence-id');

function readAll(
  given: readonly Given[],
  tally: ReadingTally,
  starts?: ReadonlyMap<string, Entry['start']>,
): Entry[] {
  return given.flatMap((each) => {
    try {
      const of = each.uid ? starts?.get(each.uid) : null;
      return [readEntry(each, of && typeof of === 'object' ? of.clock : null)];
    } catch {
      // An entry that breaks the grammar does not affect the others.
      tally.leaveOut(each.isCancelled ? 'cancelled' : 'unread');
      return [];
    }
  });
}

function readEntry(given: Given, clockOfSeries: Clock | null): Entry {
  const entry: Entry = { ...given, start: null, changes: null, assumed: new Set() };
  const [start = null] = stampsOf(entry, 'dtstart', clockOfSeries);
  const isWholeDay = /^true$/i.test(textOf(given.component, 'x-microsoft-cdo-alldayevent'));
  entry.start = isWholeDay && start && typeof start === 'object' ? dayOf(start.wall) : start;
  const [changes = null] = stampsOf(entry, 'recurrence-id', clockOfSeries ?? clockOf(entry));
  entry.changes = changes;
  if (!start && !changes && !given.isCancelled) throw new Error('no start');
  return entry;
}

/** The clock on which an entry begins. */
export const clockOf = ({ start, clocks }: Pick<Entry, 'start' | 'clocks'>): Clock =>
  start && typeof start === 'object' ? start.clock : clocks.usual;

/** Returns the times and days of a property. A time without a zone is on the given clock, otherwise on the usual one. */
export function stampsOf(entry: Entry, name: string, clock: Clock | null): (Stamp | CivilDate)[] {
  return entry.component
    .getAllProperties(name)
    .flatMap((property) =>
      property
        .getValues()
        .flatMap((value: unknown) =>
          value instanceof ICAL.Time ? [stampOf(entry, property, value, clock)] : [],
        ),
    );
}

/** Returns a time of an entry's property; throws if it is no moment. */
export function stampOf(
  entry: Entry,
  property: ICAL.Property,
  time: ICAL.Time,
  otherwise: Clock | null,
): Stamp | CivilDate {
  if (time.isDate) return dayOf(time);
  const clock = isUtc(time) ? utcClock : clockNamed(entry, property, otherwise);
  const wall = wallAt(utcOf(time));
  const at = clock(wall);
  if (Number.isNaN(at.getTime())) throw new Error('no moment');
  return { wall, clock, at };
}

function clockNamed(entry: Entry, property: ICAL.Property, otherwise: Clock | null): Clock {
  const { clocks, assumed } = entry;
  const name = property.getFirstParameter('tzid');
  const named = name ? clocks.named(name) : null;
  if (named) return named;
  if (!name && otherwise) return otherwise;
  const missing = name || clocks.unknownUsual;
  if (missing !== null) assumed.add(missing);
  return clocks.usual;
}

/** A time of a clock that belongs to no zone, so that ical.js only counts with it. */
export function wallAt(milliseconds: number): ICAL.Time {
  const shown = new Date(milliseconds);
  return ICAL.Time.fromData(
    {
      year: shown.getUTCFullYear(),
      month: shown.getUTCMonth() + 1,
      day: shown.getUTCDate(),
      hour: shown.getUTCHours(),
      minute: shown.getUTCMinutes(),
      second: shown.getUTCSeconds(),
    },
    ICAL.Timezone.localTimezone,
  );
}

/**
 * Leaves out entries if the file has a newer version of them, by RFC 5546: with a higher SEQUENCE, else a later
 * LAST-MODIFIED or DTSTAMP. Entries that share a name and all of these values are different shifts: some programs give
 * all entries the same name.
 */
function newest(entries: readonly Entry[], tally: ReadingTally): Entry[] {
  const groups = new Map<string | Entry, Entry[]>();
  for (const entry of entries) {
    const key = entry.uid ? keyOf(entry) : entry;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group;
    const versions = group.map((entry) => ({ entry, version: versionOf(entry) }));
    const best = versions.reduce((a, b) => (isNewer(b.version, a.version) ? b : a));
    const current = versions.filter((each) => !isNewer(best.version, each.version));
    const kept = new Map(current.map(({ entry }) => [timesOf(entry), entry]));
    tally.leaveOut('replaced', group.length - kept.size);
    const isCancelled = current.some(({ entry }) => entry.isCancelled);
    return [...kept.values()].map((entry) => ({ ...entry, isCancelled }));
  });
}

const keyOf = ({ uid, changes }: Entry): string => {
  const of = changes && (typeof changes === 'object' ? changes.at.getTime() : changes);
  return `${uid}\n${of ?? ''}`;
};

const TIMED = ['dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'exdate'];

const timesOf = ({ component }: Entry): string =>
  JSON.stringify(
    TIMED.map((name) => component.getAllProperties(name).map((each) => each.toICALString())),
  );

const versionOf = ({ component }: Entry): number[] => [
  sequenceOf(component),
  ...['last-modified', 'dtstamp'].map((name) => {
    try {
      const time: unknown = component.getFirstPropertyValue(name);
      return time instanceof ICAL.Time ? utcOf(time) : NaN;
    } catch {
      // A value that breaks the grammar counts as missing.
      return NaN;
    }
  }),
];

/** The number of a version; 0 if it is missing. */
export const sequenceOf = (component: ICAL.Component): number =>
  Number(textOf(component, 'sequence')) || 0;

/** True if the first of two versions is newer: by the first number that differs; a missing one decides nothing. */
function isNewer(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((number, index) => number < b[index]! || number > b[index]!);
  return at >= 0 && a[at]! > b[at]!;
}
