import ICAL from 'ical.js';
import { addDays, addYears, atClock, civilDate, startOfDay } from '#domain/dates';
import { rosterLimits, rosterMessages as messages, type Shift } from '#domain/roster';

/** The user's time and time zone, by which the roster is read. */
export interface Place {
  now: Date;
  timeZone: string;
}

export interface Found {
  shifts: Shift[];
  /** True if there were more than are read. */
  isCut: boolean;
}

/** Steps of a repetition that are tried in all, so that no rule can keep the browser busy. */
const STEPS_MAX = 20_000;

/** Returns the shifts of a calendar, repetitions included, within bounds; null if it is no calendar. */
export function shiftsOfCalendar(text: string, { now, timeZone }: Place): Found | null {
  const calendar = parsed(text);
  if (!calendar) return null;
  const zones = new Set(
    calendar.getAllSubcomponents('vtimezone').map((zone) => {
      const made = new ICAL.Timezone(zone);
      ICAL.TimezoneService.register(made);
      return made.tzid;
    }),
  );
  const from = startOfDay(
    addDays(addYears(civilDate(now, timeZone), -rosterLimits.years), -1),
    timeZone,
  );
  const shifts: Shift[] = [];
  let steps = 0;
  let isCut = false;
  const add = (title: string, start: ICAL.Time, end: ICAL.Time) => {
    shifts.push({ title, start: instant(start, timeZone), end: instant(end, timeZone) });
  };
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component);
    const isCancelled =
      String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
    // A whole day says nothing about hours. A changed repetition comes with its event.
    if (isCancelled || !event.startDate || event.startDate.isDate || event.isRecurrenceException())
      continue;
    const title = (event.summary ?? '').trim().slice(0, 120) || messages.untitled;
    if (!event.isRecurring()) {
      if (event.endDate) add(title, event.startDate, event.endDate);
    } else {
      const each = event.iterator();
      for (let next = each.next(); next && steps < STEPS_MAX; next = each.next()) {
        steps += 1;
        if (instant(next, timeZone) > now) break;
        if (instant(next, timeZone) < from) continue;
        const { startDate, endDate, item } = event.getOccurrenceDetails(next);
        const isOff =
          String(item.component.getFirstPropertyValue('status') ?? '').toUpperCase() ===
          'CANCELLED';
        if (!isOff) add(title, startDate, endDate);
        if (shifts.length > rosterLimits.shifts * 2) break;
      }
    }
    if (shifts.length > rosterLimits.shifts * 2 || steps >= STEPS_MAX) {
      isCut = true;
      break;
    }
  }
  for (const zone of zones) ICAL.TimezoneService.remove(zone);
  const newest = shifts.toSorted((a, b) => b.start.getTime() - a.start.getTime());
  return {
    shifts: newest.slice(0, rosterLimits.shifts),
    isCut: isCut || newest.length > rosterLimits.shifts,
  };
}

function parsed(text: string): ICAL.Component | null {
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

/** Returns the moment of a time; one without a known zone is on the user's clock. */
function instant(time: ICAL.Time, timeZone: string): Date {
  const zone = time.zone?.tzid;
  if (zone && zone !== 'floating') return new Date(time.toUnixTime() * 1000);
  const day = civilDate(new Date(Date.UTC(time.year, time.month - 1, time.day)), 'UTC');
  return atClock(day, { hour: time.hour, minute: time.minute }, timeZone);
}
