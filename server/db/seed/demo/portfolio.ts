import type { RequiredEntityData } from '@mikro-orm/core';
import type { Em } from '../../database.ts';
import { Activity } from '../../../schema/activities/activity.entity.ts';
import { Document } from '../../../schema/documents/document.entity.ts';
import { Notification } from '../../../schema/notifications/notification.entity.ts';
import { ReflectiveLog } from '../../../schema/reflective-logs/reflective-log.entity.ts';
import type { User } from '../../../schema/users/user.entity.ts';
import { cpdPeriod, periodFor, type Period, type Registration } from '#domain/cpd';
import {
  DEFAULT_TIME_ZONE,
  addDays,
  addYears,
  civilDate,
  daysBetween,
  noonOf,
  type CivilDate,
} from '#domain/dates';
import { suggestedExpiry } from '#domain/registration';
import { DEFAULT_ORGANIZATION } from '#domain/users';
import { activities, type YearsBack } from './activities.ts';
import { documents } from './documents.ts';
import { addLearning } from './learning.ts';
import { notifications } from './notifications.ts';
import { reflectiveLogs } from './reflective-logs.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEARS_REGISTERED = 6;

/** The demo user: registered for six years, renewing on the next 30 November after today. */
export function demoUser(now: Date) {
  const today = civilDate(now, DEFAULT_TIME_ZONE);
  const registrationExpiryDate = suggestedExpiry(today, today);
  const registrationDate = addDays(addYears(registrationExpiryDate, -YEARS_REGISTERED), 74);
  const registration = { registrationDate, registrationExpiryDate };
  return {
    ...registration,
    fullName: 'Alex Nguyen',
    organization: DEFAULT_ORGANIZATION,
    createdAt: noonOf(addDays(yearsBack(registration, today, 2).start, 4), DEFAULT_TIME_ZONE),
  };
}

/** Adds three registration years of a working paramedic, up to now. */
export async function addPortfolio(em: Em, user: User, now: Date): Promise<void> {
  const today = civilDate(now, user.timeZone);
  const dayIn = (years: YearsBack, share: number): CivilDate => {
    const { start, end } = yearsBack(user, today, years);
    const elapsed = daysBetween(start, end < today ? end : today);
    return addDays(start, Math.floor(share * elapsed));
  };
  /** An hour of that day, or now if that is still in the future. */
  const moment = (day: CivilDate, hoursAfterNoon: number): Date =>
    new Date(
      Math.min(noonOf(day, user.timeZone).getTime() + hoursAfterNoon * HOUR_MS, now.getTime()),
    );

  const made = activities.map(({ when, key, ...activity }) => {
    const done = 'daysAgo' in when ? null : dayIn(when.years, when.share);
    const data: RequiredEntityData<Activity> = {
      ...activity,
      userId: user.id,
      status: done ? 'completed' : 'in-progress',
      completedDate: done && moment(done, 0),
      createdAt: moment(done ?? addDays(today, 'daysAgo' in when ? -when.daysAgo : 0), 6),
    };
    return { key, done, entity: em.create(Activity, data) };
  });
  await em.flush();

  for (const { about, ...log } of reflectiveLogs) {
    const activity = made.find(({ key }) => key === about)!;
    em.create(ReflectiveLog, {
      ...log,
      userId: user.id,
      activityId: activity.entity.id,
      createdAt: moment(addDays(activity.done!, 1), 8),
    });
  }
  for (const { share, ...document } of documents) {
    em.create(Document, { ...document, userId: user.id, createdAt: moment(dayIn(0, share), 7) });
  }
  for (const { hoursAgo, ...notification } of notifications(user, cpdPeriod(user, today))) {
    const createdAt =
      hoursAgo === null ? user.createdAt : new Date(now.getTime() - hoursAgo * HOUR_MS);
    em.create(Notification, { ...notification, userId: user.id, createdAt });
  }
  await addLearning(em, user.id, { completedAt: moment(dayIn(0, 0.95), 3), now });
}

/** The registration year that contains today, or an earlier one. */
function yearsBack(registration: Registration, today: CivilDate, years: YearsBack): Period {
  const current = cpdPeriod(registration, today);
  if (years === 0) return current;
  return periodFor(registration, today, Number(current.end.slice(0, 4)) - years)!;
}
