import type { Em } from '../../database.ts';
import { Roster } from '#server/schema/messages/rosters/roster.entity';
import { comingOfPattern, writeRosterRows } from '#server/schema/messages/rosters/roster-rows';
import type { User } from '#server/schema/account/users/user.entity';
import { addDays, civilDate } from '#domain/dates';
import type { PatternPart, RosterPattern } from '#domain/messages/roster-pattern';

const off = (days: number): PatternPart => ({ days, kind: 'off', from: '00:00', until: '00:00' });

/** Two days, two nights and four days without a shift, on one of which the crew is on standby. */
const parts: PatternPart[] = [
  { days: 2, kind: 'day', from: '07:00', until: '19:00' },
  { days: 2, kind: 'night', from: '19:00', until: '07:00' },
  off(2),
  { days: 1, kind: 'standby', from: '07:00', until: '19:00' },
  off(1),
];

/** Adds the roster of the demo account; today is the second day off. */
export async function addRoster(em: Em, { id: userId, timeZone }: User, now: Date): Promise<void> {
  const pattern: RosterPattern = { first: addDays(civilDate(now, timeZone), -5), parts };
  const times = { timeZone, derivedAt: now, updatedAt: now };
  em.create(Roster, { userId, source: 'pattern', pattern, ...times });
  await em.flush();
  const shifts = comingOfPattern(pattern, { now, timeZone });
  await writeRosterRows(em, [{ userId, timeZone, shifts }], now);
}
