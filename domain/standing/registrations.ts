import { type Registration } from './cpd.ts';
import type { CivilDate } from '../dates.ts';
import { dayLabel } from '../dates.ts';
import { inSentence, inWordsOf, type Profession } from '../professions/profession.ts';
import { professionOf, professions, sharingOf } from '../professions/professions.ts';
import { paramedic } from '../professions/paramedic.ts';
import { keepUntil, keepYearUntil } from '../records/retention.ts';
import type { Source } from '../sources.ts';

/** A registration beside the first one, as it is stored: the profession is its key. */
export interface StoredRegistration extends Omit<Registration, 'profession'> {
  profession: string;
  registrationNumber: string | null;
}

/** Holder of one or more registrations; the first one is that of a paramedic. */
export interface Registered extends Registration {
  registrationNumber?: string | null;
  otherRegistrations?: readonly StoredRegistration[];
}

/** Registrations beside the first one; ours. Ahpra keeps 16 registers, and few hold more than two. */
export const OTHER_REGISTRATIONS_MAX = 3;

/** Registrations of one user, the first included. */
export const REGISTRATIONS_MAX = 1 + OTHER_REGISTRATIONS_MAX;

/** A registration with the rules that judge it. */
export type HeldRegistration = Registration & {
  profession: Profession;
  registrationNumber?: string | null;
};

/** All registrations of a user, the first one first; those whose profession is no longer known are left out. */
export function registrationsOf(user: Registered): HeldRegistration[] {
  const others = (user.otherRegistrations ?? []).flatMap(({ profession: id, ...registration }) => {
    const profession = professionOf(id);
    return profession ? [{ ...registration, createdAt: user.createdAt, profession }] : [];
  });
  return [{ ...user, profession: paramedic }, ...others];
}

/** The user's registration of a profession; undefined if there is none. Without an id, the first one. */
export function registrationFor(
  user: Registered,
  id: string | null | undefined,
): HeldRegistration | undefined {
  return registrationsOf(user).find(({ profession }) => profession.id === (id ?? paramedic.id));
}

/** Names the registration that a report is about; null for a user with only one. */
export const registerText = (
  { profession: { label, board } }: HeldRegistration,
  { otherRegistrations = [] }: Registered,
): string | null => (otherRegistrations.length > 0 ? `${label}, ${board}` : null);

/** Professions that the user can add. */
export const professionsToAdd = (user: Registered): Profession[] =>
  professions.filter(({ id }) => !registrationFor(user, id));

/** Like keepUntil: the latest day of all registrations that was read, since each Board can ask; the first one's always was. */
export const keepUntilForAll = (day: CivilDate, user: Registered): CivilDate =>
  latest(registrationsOf(user).map((each) => keepUntil(day, each)));

/** Like keepYearUntil: the latest day of all registrations. */
export const keepYearUntilForAll = (year: number, user: Registered): CivilDate =>
  latest(registrationsOf(user).map((each) => keepYearUntil(year, each)));

const latest = (days: readonly (CivilDate | null)[]): CivilDate =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)!;

/** How the hours of two professions are shared, in words. */
export function sharingText(a: Profession, b: Profession): { text: string; source: Source | null } {
  const { rule, source } = sharingOf(a, b);
  const both = `${a.label} and ${inSentence(b.label)}`;
  const words = {
    shared: `${both}: an activity that is relevant to both may count for both.`,
    split: `${both}: each hour counts for one of the two.`,
    exclusive: `${both}: an activity counts for one of the two.`,
  };
  const doubt =
    source === null || source.confidence === 'unverified'
      ? ` We have not read what ${bodiesOf(a, b)} say about it, so the stricter reading counts. Check with ${a.abroad || b.abroad ? 'both' : 'the Board'}.`
      : '';
  return { text: words[rule] + doubt, source };
}

const bodiesOf = (a: Profession, b: Profession): string =>
  a.abroad || b.abroad
    ? [a, b].map((each) => inWordsOf(each, 'the Board')).join(' and ')
    : 'the Boards';

/** Texts of further registrations. */
export const registrationsMessages = {
  heading: 'Further registrations',
  explanation:
    'If you hold another registration as well, such as a nurse, midwife or New Zealand paramedic, each has its own year, hours and standing.',
  add: 'Add another registration',
  addTitle: 'Add registration',
  profession: 'Profession',
  remove: 'Remove registration',
  removeConfirm: (label: string) => ({
    title: `Remove your registration as ${inSentence(label)}?`,
    text: 'Its dates and details are removed. What your activities count for it stays with them, and all their hours count for the others as before.',
  }),
  added: (label: string) => ({ title: `${label} registration added` }),
  saved: (label: string) => ({ title: `${label} registration updated` }),
  removed: 'Registration removed',
  failed: 'Update failed',
  chooseProfession: 'Choose a profession',
  notHeld: 'You hold no such registration',
  full: `At most ${OTHER_REGISTRATIONS_MAX} further registrations can be kept`,
  first: 'The first registration cannot be removed',
  expires: (label: string, day: CivilDate) => `${label} registration expires on ${dayLabel(day)}`,
} as const;
