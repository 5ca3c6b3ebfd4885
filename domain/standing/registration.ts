import { counted } from '../counts.ts';
import { yearEndOf, type Registration } from './cpd.ts';
import { addDays, addYears, fullMonthsBetween, type CivilDate } from '../dates.ts';
import type { Profession } from '../professions/profession.ts';
import {
  registrationState,
  renewedMessages,
  type AfterExpiry,
  type RegistrationPhase,
} from './registration-state.ts';

/** Earliest year in the date pickers of a registration (specification, section 2). */
export const REGISTRATION_FIRST_YEAR = 2015;

/** Maximum years between registration and expiry; our own limit, to catch typing errors. */
export const REGISTRATION_MAX_YEARS = 10;

/** Shown in place of a missing date. */
export const DATE_NOT_SET = 'Not set';

const NO_REGISTRATION = "You haven't set your registration date yet";
const EXPIRES_TODAY = 'Expires today';

export interface DashboardRegistration {
  status: 'unset' | 'expired' | 'expiring-soon' | 'active' | 'unanswered';
  message: string;
  expiryDate: CivilDate | null;
  daysRemaining: number | null;
}

/** Returns the dashboard's registration card: expiring soon at 30 days or fewer, the last day included. */
export function dashboardRegistration(
  registration: Registration,
  today: CivilDate,
): DashboardRegistration {
  const { phase, expiryDate, daysRemaining } = registrationState(registration, today);
  const days = daysRemaining ?? 0;
  const texts: Record<RegistrationPhase, Pick<DashboardRegistration, 'status' | 'message'>> = {
    unset: { status: 'unset', message: NO_REGISTRATION },
    active: {
      status: 'active',
      message: `${counted(Math.max(1, fullMonthsBetween(today, expiryDate ?? today)), 'month')} until renewal`,
    },
    'expiring-soon': { status: 'expiring-soon', message: `Expiring in ${counted(days, 'day')}!` },
    'expires-today': { status: 'expiring-soon', message: EXPIRES_TODAY },
    expired: { status: 'expired', message: 'Your registration has expired!' },
    unanswered: { status: 'unanswered', message: renewedMessages.question },
  };
  return { ...texts[phase], expiryDate, daysRemaining };
}

export interface ProfileRegistration {
  status: ProfileStatus;
  label: string;
  message: string;
  /** Suggested action; null if there is nothing to do. */
  prompt: string | null;
  expiryDate: CivilDate | null;
  daysRemaining: number | null;
  /** Rule of the late period or after the lapse; null before. */
  after: Pick<AfterExpiry, 'text' | 'source'> | null;
}

/** Returns the profile's registration card: expired only after the expiry date, expiring soon up to 30 days before. */
export function profileRegistration(
  registration: Registration,
  today: CivilDate,
): ProfileRegistration {
  const { phase, after, ...state } = registrationState(registration, today);
  const claim = after && { text: after.text, source: after.source };
  return { ...profileTexts[phase], ...state, after: claim };
}

/** Returns the suggested expiry: the next 30 November, when every general registration of a paramedic expires. */
export function suggestedExpiry(
  registrationDate: CivilDate,
  today: CivilDate,
  profession?: Profession,
): CivilDate {
  const dayAfter = addDays(registrationDate, 1);
  const from = dayAfter > today ? dayAfter : today;
  const expiry = yearEndOf(profession, Number(from.slice(0, 4)));
  return expiry >= from ? expiry : addYears(expiry, 1);
}

/** Returns the remaining days for the profile's tile: 'Expires today' on the last day, 0 days afterwards. */
export function daysLeft(daysRemaining: number | null): string {
  if (daysRemaining === null) return DATE_NOT_SET;
  return daysRemaining === 0 ? EXPIRES_TODAY : counted(Math.max(0, daysRemaining), 'day');
}

/** Errors for a missing registration date, on each of the two forms. */
export const registrationDateRequired = {
  dashboard: 'Please select a registration date',
  profile: 'Registration date is required',
} as const;

/** Toasts of the registration forms (specification, section 8). */
export const registrationMessages = {
  updateFailed: 'Update failed',
  updatedOnDashboard: {
    title: 'Registration updated',
    description: 'Your registration date has been updated successfully.',
  },
  updatedOnProfile: {
    title: 'Registration updated',
    description: 'Your registration date has been successfully updated.',
  },
} as const;

type ProfileStatus = 'unregistered' | 'active' | 'expiring-soon' | 'expired' | 'unanswered';

const profileTexts: Record<
  RegistrationPhase,
  Pick<ProfileRegistration, 'status' | 'label' | 'message' | 'prompt'>
> = {
  unset: {
    status: 'unregistered',
    label: 'Not Registered',
    message: NO_REGISTRATION,
    prompt: 'Set your registration date to see when it expires.',
  },
  active: {
    status: 'active',
    label: 'Active',
    message: 'Your registration is active',
    prompt: null,
  },
  'expiring-soon': {
    status: 'expiring-soon',
    label: 'Expiring Soon',
    message: 'Your registration is expiring soon',
    prompt: 'Remember to renew your registration before it expires.',
  },
  'expires-today': {
    status: 'expiring-soon',
    label: EXPIRES_TODAY,
    message: 'Your registration expires today',
    prompt: 'Today is its last day. Remember to renew it before the day ends.',
  },
  expired: {
    status: 'expired',
    label: 'Expired',
    message: 'Your registration has expired',
    prompt: 'Please update your registration date.',
  },
  unanswered: {
    status: 'unanswered',
    label: 'Renewed?',
    message: renewedMessages.question,
    prompt: 'Check the register, and say so here once it shows the new date.',
  },
};
