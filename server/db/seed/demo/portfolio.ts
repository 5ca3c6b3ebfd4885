import type { RequiredEntityData } from '@mikro-orm/core';
import type { Em } from '../../database.ts';
import { Activity } from '#server/schema/records/activities/activity.entity';
import { Credential } from '#server/schema/records/credentials/credential.entity';
import { Document } from '#server/schema/records/documents/document.entity';
import { LearningGoal } from '#server/schema/records/learning-goals/learning-goal.entity';
import { Notification } from '#server/schema/messages/notifications/notification.entity';
import { ReflectiveLog } from '#server/schema/records/reflective-logs/reflective-log.entity';
import type { User } from '#server/schema/account/users/user.entity';
import { addAttestation } from '#server/schema/proof/attestations/add-attestation';
import { cpdPeriod, periodFor, type Period, type Registration } from '#domain/standing/cpd';
import {
  DEFAULT_TIME_ZONE,
  addDays,
  addYears,
  civilDate,
  daysBetween,
  instantOf,
  noonOf,
  type CivilDate,
} from '#domain/dates';
import { suggestedExpiry } from '#domain/standing/registration';
import { DEFAULT_ORGANIZATION } from '#domain/account/users';
import { activities } from './activities.ts';
import type { YearsBack } from './demo-activity.ts';
import { confirmation } from './confirmation.ts';
import { credentials } from './credentials.ts';
import { documents, type DocumentKey } from './documents.ts';
import { earlierGoals } from './earlier-years.ts';
import { addLearning } from './learning.ts';
import { notifications } from './notifications.ts';
import { addGoals, addPlanned, type Days } from './plan.ts';
import { addPractice } from './practice.ts';
import { reflectiveLogs } from './reflective-logs.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEARS_REGISTERED = 6;

/** The demo user: registered for six years, renewing on the next 30 November after today. */
export function demoUser(now: Date) {
  const today = civilDate(now, DEFAULT_TIME_ZONE);
  const registrationDate = addDays(addYears(suggestedExpiry(today, today), -YEARS_REGISTERED), 74);
  const registration = { registrationDate, registrationExpiryDate: null };
  return {
    ...registration,
    registrationExpiryRule: 'board-year' as const,
    registrationRenewedTo: suggestedExpiry(today, today),
    registrationType: 'general' as const,
    registrationSpans: [
      {
        from: registrationDate,
        to: addDays(registrationDate, 180),
        type: 'provisional' as const,
        conditions: 'Supervised practice, with reports to the Board',
      },
      {
        from: addDays(registrationDate, 181),
        to: null,
        type: 'general' as const,
        conditions: null,
      },
    ],
    // Nobody's: an example as the form shows it.
    registrationNumber: 'PAR0001234567',
    fullName: 'Alex Nguyen',
    organization: DEFAULT_ORGANIZATION,
    createdAt: noonOf(addDays(yearsBack(registration, today, 4).start, 4), DEFAULT_TIME_ZONE),
  };
}

/** Adds five registration years of a working paramedic, up to now. */
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

  const cited = new Map<DocumentKey, Document>();
  for (const { share, key, file: _file, ...document } of documents) {
    const createdAt = moment(dayIn(0, share), 7);
    const made = em.create(Document, { ...document, userId: user.id, createdAt });
    if (key) cited.set(key, made);
  }
  const { start, end } = yearsBack(user, today, 0);
  const days: Days = {
    year: Number(end.slice(0, 4)),
    planned: (share) => addDays(start, Math.round(share * daysBetween(start, end))),
    elapsed: (share) => moment(dayIn(0, share), 7),
  };
  const goals = await addGoals(em, user.id, days);
  const served = new Map<string, LearningGoal[]>();
  for (const { years, outcome, servedBy, ...goal } of earlierGoals) {
    const { start, end } = yearsBack(user, today, years);
    const entity = em.create(LearningGoal, {
      ...goal,
      userId: user.id,
      status: outcome,
      periodYear: Number(end.slice(0, 4)),
      targetDate: instantOf(dayIn(years, 0.9)),
      createdAt: moment(addDays(start, 5), 7),
      closedAt: moment(dayIn(years, 0.92), 7),
    });
    for (const title of servedBy) {
      const key = `${years} ${title}`;
      served.set(key, [...(served.get(key) ?? []), entity]);
    }
  }
  await em.flush();

  const made = activities.map(({ when, log, ...rest }) => {
    const {
      days: length = 1,
      goals: keys = [],
      documents: proof = [],
      file: _file,
      ...activity
    } = rest;
    const done = 'daysAgo' in when ? null : dayIn(when.years, when.share);
    const data: RequiredEntityData<Activity> = {
      ...activity,
      userId: user.id,
      goalIds: [
        ...keys.map((key) => goals.get(key)!),
        ...('years' in when ? (served.get(`${when.years} ${activity.title}`) ?? []) : []),
      ].map(({ id }) => id),
      documentIds: proof.map((key) => cited.get(key)!.id),
      status: done ? 'completed' : 'in-progress',
      startDate: done && instantOf(addDays(done, 1 - length)),
      endDate: done && instantOf(done),
      completedDate: done && moment(done, 0),
      createdAt: moment(done ?? addDays(today, 'daysAgo' in when ? -when.daysAgo : 0), 6),
    };
    return { log, done, entity: em.create(Activity, data) };
  });
  await em.flush();

  addPlanned(em, goals, { ...days, activities: made.map(({ entity }) => entity) });
  for (const { log, done, entity } of made) {
    if (!log) continue;
    em.create(ReflectiveLog, {
      ...reflectiveLogs[log],
      userId: user.id,
      activityId: entity.id,
      createdAt: moment(addDays(done!, 1), 8),
    });
  }
  // This year's: earlier years have an activity of the same title.
  const confirmed = made.find(
    ({ entity, done }) => entity.title === confirmation.title && done !== null && done >= start,
  );
  const askedAt = moment(confirmed!.done!, 7);
  const signedAt = moment(addDays(confirmed!.done!, 1), 0);
  await addAttestation(
    { em, now: signedAt },
    { activity: confirmed!.entity, owner: user },
    { ...confirmation.given, hours: confirmed!.entity.hours, askedAt },
  );
  for (const { hoursAgo, ...notification } of notifications(user, cpdPeriod(user, today))) {
    const createdAt =
      hoursAgo === null ? user.createdAt : new Date(now.getTime() - hoursAgo * HOUR_MS);
    em.create(Notification, { ...notification, userId: user.id, createdAt });
  }
  await addCredentials(em, user.id, { today, moment });
  addPractice(em, user.id, { today, createdAt: moment(dayIn(0, 0.9), 7) });
  await addLearning(em, user.id, { completedAt: moment(dayIn(0, 0.95), 3), now });
}

interface Clock {
  today: CivilDate;
  moment: (day: CivilDate, hoursAfterNoon: number) => Date;
}

/** Each was recorded two days after it was issued, the older ones when the account began to. */
async function addCredentials(em: Em, userId: number, { today, moment }: Clock): Promise<void> {
  const made = new Map<string, Credential>();
  for (const { issuedDaysAgo, expiresInDays, renews, file: _file, ...rest } of credentials) {
    const credential = em.create(Credential, {
      ...rest,
      userId,
      issueDate: instantOf(addDays(today, -issuedDaysAgo)),
      expiryDate: expiresInDays === null ? null : instantOf(addDays(today, expiresInDays)),
      renewsId: renews === undefined ? null : made.get(renews)!.id,
      createdAt: moment(addDays(today, 2 - Math.min(issuedDaysAgo, 400)), 6),
    });
    await em.flush();
    made.set(rest.title, credential);
  }
}

/** The registration year that contains today, or an earlier one. */
function yearsBack(registration: Registration, today: CivilDate, years: YearsBack): Period {
  const current = cpdPeriod(registration, today);
  if (years === 0) return current;
  return periodFor(registration, today, Number(current.end.slice(0, 4)) - years)!;
}
