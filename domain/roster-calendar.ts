import ICAL from 'ical.js';
import { addDays, atClock, civilDate } from './dates.ts';
import {
  rosterLimits,
  rosterMessages as messages,
  type Found,
  type RosterWindow,
  type Shift,
} from './roster.ts';
import { expiringSteps, SPENT } from './rule-steps.ts';

/** Occurrences that are tried in all, so that no calendar can keep the reader busy. */
const OCCURRENCES_MAX = 20_000;

/** The longest line, unfolded; ical.js searches all of it for each of its parameters. */
const LINE_MAX = 16 * 1024;

/** The line breaks that end a line, and do not fold it. */
const LINE_END = /\n(?![ \t])/;

/** Lines of which nothing is read, and which may be long: texts and attachments. */
const UNREAD_LINE = /^\s*(?:attach|description|x-[\w-]*)[;:]/i;

/** Repetitions are read at least this far before the window: a shift may have begun before it. */
const BEFORE_DAYS = 2;

/** The longest duration that is added to a start; ical.js counts longer ones month by month. */
const DURATION_SECONDS_MAX = 366 * 86_400;

/** The longest interval of a rule; ical.js counts the days and months of one step one by one. */
const INTERVAL_MAX = 1_000;

/** Returns the shifts of a calendar within a window, repetitions included; null if it is no calendar. */
export function shiftsOfCalendar(text: string, window: RosterWindow): Found | null {
  const read = parsed(withoutLongTexts(text));
  if (!read) return null;
  removeUnusableZones(read.calendar);
  const steps = expiringSteps();
  try {
    const { unread, ...rest } = found(read.calendar, window, steps);
    return { ...rest, unread: unread + read.broken };
  } finally {
    steps.end();
  }
}

function found(
  calendar: ICAL.Component,
  window: RosterWindow,
  steps: ReturnType<typeof expiringSteps>,
): Found {
  const events = calendar.getAllSubcomponents('vevent');
  const changes = changesByUid(events);
  const reader = { window, shifts: [] as Shift[], occurrences: 0 };
  let unread = 0;
  let wholeDays = 0;
  let isCut = events.length > rosterLimits.entries;
  for (const component of events.slice(0, rosterLimits.entries)) {
    if (component.hasProperty('recurrence-id') || isCancelled(component)) continue;
    if (reader.shifts.length > rosterLimits.shifts * 2 || reader.occurrences >= OCCURRENCES_MAX)
      break;
    steps.renew();
    const before = reader.shifts.length;
    try {
      if (!readEvent(reader, component, changes.get(uidOf(component)) ?? [])) wholeDays += 1;
    } catch (error) {
      // What an entry's rule gave before it came to no end is not trusted either.
      reader.shifts.length = before;
      if (error === SPENT && steps.isOver()) {
        isCut = true;
        break;
      }
      unread += 1;
    }
  }
  const newest = reader.shifts.toSorted((a, b) => b.start.getTime() - a.start.getTime());
  return {
    shifts: newest.slice(0, rosterLimits.shifts),
    isCut: isCut || reader.occurrences >= OCCURRENCES_MAX || newest.length > rosterLimits.shifts,
    unread,
    wholeDays,
  };
}

interface Reader {
  window: RosterWindow;
  shifts: Shift[];
  occurrences: number;
}

/** Adds the shifts of an event; false if it lasts whole days, which says nothing about hours. Throws if it cannot be read. */
function readEvent(reader: Reader, component: ICAL.Component, changes: ICAL.Component[]): boolean {
  const { from, until, timeZone } = reader.window;
  // Several events may claim the same changes, so each attempt counts.
  reader.occurrences += changes.length;
  const event = new ICAL.Event(component, { exceptions: changes });
  const start = event.startDate;
  if (start.isDate) return false;
  checkRules(component);
  for (const each of [component, ...changes]) checkDuration(each);
  const add = (title: string, first: ICAL.Time, last: ICAL.Time, of: ICAL.Component) => {
    const shift = {
      title: title.trim().slice(0, 120) || messages.untitled,
      start: instant(first, zoneOf(of, 'dtstart', timeZone)),
      end: instant(last, zoneOf(of, 'dtend', zoneOf(of, 'dtstart', timeZone))),
    };
    if (Number.isNaN(shift.start.getTime() + shift.end.getTime())) throw new Error('no moment');
    reader.shifts.push(shift);
  };
  if (!event.isRecurring()) {
    add(event.summary ?? '', start, event.endDate, component);
    return true;
  }
  const zone = zoneOf(component, 'dtstart', timeZone);
  const first = new Date(from.getTime() - BEFORE_DAYS * 86_400_000);
  const each = event.iterator();
  for (let next = each.next(); next && reader.occurrences < OCCURRENCES_MAX; next = each.next()) {
    reader.occurrences += 1;
    const moment = instant(next, zone);
    if (moment > until) break;
    if (moment < first) continue;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    if (!isCancelled(item.component)) add(item.summary ?? '', startDate, endDate, item.component);
    if (reader.shifts.length > rosterLimits.shifts * 2) break;
  }
  return true;
}

/** Removes the long lines that do not matter; others make their entry one that breaks the grammar. */
const withoutLongTexts = (text: string): string =>
  text
    .split(LINE_END)
    .filter((line) => line.length <= LINE_MAX || !UNREAD_LINE.test(line))
    .join('\n');

/** A text as a calendar, without the entries that break its grammar, and how many those are. */
function parsed(text: string): { calendar: ICAL.Component; broken: number } | null {
  const whole = calendarOf(text);
  if (whole) return { calendar: whole, broken: 0 };
  const { rest, broken } = withoutBroken(text);
  const calendar = calendarOf(rest);
  return calendar && { calendar, broken };
}

/** Removes the entries that break the grammar. Reads each line once, whatever the text. */
function withoutBroken(text: string): { rest: string; broken: number } {
  let rest = '';
  let broken = 0;
  let entry = '';
  for (const line of text.split(/(?<=\n)/)) {
    const name = line.trimEnd().toUpperCase();
    if (entry === '' && name !== 'BEGIN:VEVENT') {
      rest += line;
      continue;
    }
    entry += line;
    if (name !== 'END:VEVENT') continue;
    if (calendarOf(`BEGIN:VCALENDAR\r\n${entry}END:VCALENDAR\r\n`)) rest += entry;
    else broken += 1;
    entry = '';
  }
  return { rest: rest + entry, broken };
}

function calendarOf(text: string): ICAL.Component | null {
  if (text.split(LINE_END).some((line) => line.length > LINE_MAX)) return null;
  try {
    const [first] = [ICAL.parse(text)].flat(1) as unknown[];
    // A file may hold several calendars, each a list that begins with its name.
    const calendar = typeof first === 'string' ? ICAL.parse(text) : first;
    const component = new ICAL.Component(calendar as never);
    return component.name === 'vcalendar' ? component : null;
  } catch {
    return null;
  }
}

/** Removes the zones that ical.js could not use or would use without end; times in them are as if they were not described. */
function removeUnusableZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    try {
      zone.getAllSubcomponents().forEach(checkRules);
      if (zone.hasProperty('tzid')) continue;
    } catch {
      // Removed below.
    }
    calendar.removeSubcomponent(zone);
  }
}

/** Changed repetitions by the event that they change, up to as many as an event can have. */
function changesByUid(events: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const changes = new Map<string, ICAL.Component[]>();
  for (const event of events) {
    if (!event.hasProperty('recurrence-id')) continue;
    const uid = uidOf(event);
    const ofEvent = changes.get(uid) ?? [];
    if (ofEvent.length < rosterLimits.shifts) ofEvent.push(event);
    changes.set(uid, ofEvent);
  }
  return changes;
}

const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid') ?? '');

const isCancelled = (component: ICAL.Component) =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

function checkRules(component: ICAL.Component): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur && rule.interval <= INTERVAL_MAX)) throw new Error('too far');
  }
}

function checkDuration(component: ICAL.Component): void {
  const duration = component.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? Math.abs(duration.toSeconds()) : 0;
  if (!(seconds <= DURATION_SECONDS_MAX)) throw new Error('too long');
}

/** The zone that a property names, if JavaScript knows it: many programs name one without describing it. */
function zoneOf(component: ICAL.Component, property: string, otherwise: string): string {
  const named = component.getFirstProperty(property)?.getFirstParameter('tzid');
  return named && isZone(named) ? named : otherwise;
}

function isZone(name: string): boolean {
  try {
    civilDate(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the moment of a time; one without a zone that the calendar describes is on the clock of `timeZone`. */
function instant(time: ICAL.Time, timeZone: string): Date {
  const zone = time.zone?.tzid;
  if (zone && zone !== 'floating') return new Date(time.toUnixTime() * 1000);
  const day = addDays(
    '1970-01-01',
    Math.floor(Date.UTC(time.year, time.month - 1, time.day) / 86_400_000),
  );
  return atClock(day, { hour: time.hour, minute: time.minute }, timeZone);
}
