import type { Em } from '../../database.ts';
import { Activity } from '#server/schema/records/activities/activity.entity';
import { LearningGoal } from '#server/schema/records/learning-goals/learning-goal.entity';
import { PlannedActivity } from '#server/schema/records/learning-goals/planned-activity.entity';
import type { User } from '#server/schema/account/users/user.entity';
import { cpdPeriod } from '#domain/standing/cpd';
import { addDays, civilDate, DEFAULT_TIME_ZONE, instantOf, noonOf } from '#domain/dates';
import type { HoursFor } from '#domain/records/hours-for';
import { goalYear } from '#domain/records/learning-goals';
import { nurse } from '#domain/professions/nurse';
import { suggestedExpiry } from '#domain/standing/registration';
import { demoUser } from './portfolio.ts';

/** A paramedic who is a nurse as well. */
export function demoNurse(now: Date) {
  const { registrationDate, ...user } = demoUser(now);
  const today = civilDate(now, DEFAULT_TIME_ZONE);
  return {
    ...user,
    registrationDate,
    fullName: 'Priya Raman',
    registrationNumber: 'PAR0001234568',
    otherRegistrations: [
      {
        profession: 'nurse',
        registrationDate: addDays(registrationDate, -1200),
        registrationExpiryDate: null,
        registrationExpiryRule: 'board-year' as const,
        registrationRenewedTo: suggestedExpiry(today, today, nurse),
        registrationNumber: 'NMW0001234568',
        registrationType: 'general' as const,
        registrationTypeSince: null,
        registrationBreaks: [],
        boardAnswers: [],
      },
    ],
  };
}

interface SplitActivity {
  daysAgo: number;
  title: string;
  hours: number;
  isInteractive: boolean;
  /** Null if all of it counts as a paramedic. */
  countsFor: HoursFor[] | null;
}

const split = (paramedic: number, nurse: number): HoursFor[] => [
  { profession: 'paramedic', hours: paramedic },
  { profession: 'nurse', hours: nurse },
];

/** One for each register, and two that are split. */
export const splitActivities: readonly SplitActivity[] = [
  {
    daysAgo: 6,
    title: 'Handover from ambulance to ward: joint workshop',
    hours: 4,
    isInteractive: true,
    countsFor: split(2, 2),
  },
  {
    daysAgo: 13,
    title: 'Sepsis: the first hour, before and in hospital',
    hours: 3,
    isInteractive: true,
    countsFor: split(1.5, 1.5),
  },
  {
    daysAgo: 20,
    title: 'Medication safety on the ward',
    hours: 2,
    isInteractive: false,
    countsFor: split(0, 2),
  },
  {
    daysAgo: 27,
    title: 'Twelve-lead ECG review with a clinical support officer',
    hours: 2,
    isInteractive: true,
    countsFor: null,
  },
];

/** Adds her activities of the last weeks, and a plan for both registers. */
export async function addSplitActivities(em: Em, user: User, now: Date): Promise<void> {
  const today = civilDate(now, DEFAULT_TIME_ZONE);
  for (const { daysAgo, ...activity } of splitActivities) {
    const day = addDays(today, -daysAgo);
    em.create(Activity, {
      ...activity,
      category: 'Clinical Practice',
      userId: user.id,
      status: 'completed',
      activityType: null,
      startDate: instantOf(day),
      endDate: instantOf(day),
      completedDate: noonOf(day, DEFAULT_TIME_ZONE),
      createdAt: noonOf(day, DEFAULT_TIME_ZONE),
    });
  }
  const { end } = cpdPeriod(user, today);
  const goal = em.create(LearningGoal, {
    userId: user.id,
    periodYear: goalYear(user, end),
    title: 'Hand over so that nothing is lost between ambulance and ward',
    why: 'I work on both sides of the handover and see what each of them misses.',
    measure: 'A colleague on the ward can repeat my handover without asking again.',
    targetDate: instantOf(end),
    createdAt: noonOf(addDays(today, -30), DEFAULT_TIME_ZONE),
  });
  await em.flush();
  em.create(PlannedActivity, {
    userId: user.id,
    goalId: goal.id,
    title: 'Trauma study day with the emergency department',
    category: 'Clinical Practice',
    hours: 6,
    plannedDate: instantOf(addDays(today, 14)),
    countsFor: split(4, 2),
    createdAt: noonOf(addDays(today, -30), DEFAULT_TIME_ZONE),
  });
  await em.flush();
}
