import { counted } from './counts.ts';
import { effectiveExpiry, yearEndOf, type Registration } from './cpd.ts';
import { addDays, addYears, daysBetween, fullMonthsBetween, type CivilDate } from './dates.ts';
import type { Profession } from './profession.ts';

/** Days before expiry from which the warning shows (specification, section 9). */
export const EXPIRY_WARNING_DAYS = 30;

/** Earliest year in the date pickers of a registration (specification, section 2). */
export const REGISTRATION_FIRST_YEAR = 2015;

/** Maximum years between registration and expiry; our own limit, to catch typing errors. */
export const REGISTRATION_MAX_YEARS = 10;

/** Shown in place of a missing date. */
export const DATE_NOT_SET = 'Not set';

const NO_REGISTRATION = "You haven't set your registration date yet";

export interface DashboardRegistration {
  status: 'unset' | 'expired' | 'expiring-soon' | 'active';
  message: string;
  expiryDate: CivilDate | null;
  daysRemaining: number | null;
}

/** Returns the dashboard's registration card: expired at 0 days or fewer, expiring soon at 30 or fewer. */
export function dashboardRegistration(
  registration: Registration,
  today: CivilDate,
): DashboardRegistration {
  const expiryDate = effectiveExpiry(registration, today);
  if (!registration.registrationDate || !expiryDate) {
    return { status: 'unset', message: NO_REGISTRATION, expiryDate, daysRemaining: null };
  }
  const daysRemaining = daysBetween(today, expiryDate);
  if (daysRemaining <= 0) {
    const message = 'Your registration has expired!';
    return { status: 'expired', message, expiryDate, daysRemaining };
  }
  if (daysRemaining <= EXPIRY_WARNING_DAYS) {
    const message = `Expiring in ${counted(daysRemaining, 'day')}!`;
    return { status: 'expiring-soon', message, expiryDate, daysRemaining };
  }
  const months = Math.max(1, fullMonthsBetween(today, expiryDate));
  const message = `${counted(months, 'month')} until renewal`;
  return { status: 'active', message, expiryDate, daysRemaining };
}

export interface ProfileRegistration {
  status: ProfileStatus;
  label: string;
  message: string;
  /** Suggested action; null if there is nothing to do. */
  prompt: string | null;
  expiryDate: CivilDate | null;
  daysRemaining: number | null;
}

/** Returns the profile's registration card: expired only after the expiry date, expiring soon up to 30 days before. */
export function profileRegistration(
  registration: Registration,
  today: CivilDate,
): ProfileRegistration {
  const expiryDate = effectiveExpiry(registration, today);
  if (!registration.registrationDate || !expiryDate) {
    return { ...profileTexts('unregistered'), expiryDate, daysRemaining: null };
  }
  const daysRemaining = daysBetween(today, expiryDate);
  return { ...profileTexts(profileStatus(daysRemaining)), expiryDate, daysRemaining };
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

/** Returns the remaining days for the profile's tile; 0 days once expired. */
export function daysLeft(daysRemaining: number | null): string {
  return daysRemaining === null ? DATE_NOT_SET : counted(Math.max(0, daysRemaining), 'day');
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
type ProfileStatus = 'unregistered' | 'active' | 'expiring-soon' | 'expired';

function profileStatus(daysRemaining: number): ProfileStatus {
  if (daysRemaining < 0) return 'expired';
  return daysRemaining <= EXPIRY_WARNING_DAYS ? 'expiring-soon' : 'active';
}

function profileTexts(status: ProfileStatus) {
  return { status, ...texts[status] };
}

const texts: Record<ProfileStatus, { label: string; message: string; prompt: string | null }> = {
  unregistered: {
    label: 'Not Registered',
    message: NO_REGISTRATION,
    prompt: 'Set your registration date to see when it expires.',
  },
  active: { label: 'Active', message: 'Your registration is active', prompt: null },
  'expiring-soon': {
    label: 'Expiring Soon',
    message: 'Your registration is expiring soon',
    prompt: 'Remember to renew your registration before it expires.',
  },
  expired: {
    label: 'Expired',
    message: 'Your registration has expired',
    prompt: 'Please update your registration date.',
  },
};
