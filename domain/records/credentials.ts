import { counted } from '../counts.ts';
import { credentialTypeText } from './credential-types.ts';
import { addMonths, dayLabel, daysBetween, type CivilDate } from '../dates.ts';

/** Characters of the texts of a credential; ours. */
export const credentialLimits = {
  title: { min: 2, max: 200 },
  number: { max: 100 },
  issuer: { max: 200 },
  notes: { max: 2000 },
} as const;

/** The first day that a credential can have; ours. Nobody who works today holds an earlier paper. */
export const CREDENTIAL_FIRST_DAY = '1950-01-01';

/** Days before the expiry from which a credential counts as expiring; as its first reminder. */
export const CREDENTIAL_WARNING_DAYS = 90;

/** Maximum credentials that a report or a calendar holds. */
export const CREDENTIALS_MAX = 500;

/** The states of a credential. */
export const credentialStates = ['valid', 'expiring', 'expired', 'renewed', 'no-expiry'] as const;
export type CredentialState = (typeof credentialStates)[number];

/** Lists to choose from: those that apply now, or those that a newer one has replaced. */
export const credentialFilters = [
  { value: 'current', label: 'Current' },
  { value: 'renewed', label: 'Renewed' },
  { value: 'all', label: 'All' },
] as const;
export type CredentialFilter = (typeof credentialFilters)[number]['value'];

interface Standing {
  expiryDate: CivilDate | null;
  isRenewed: boolean;
}

/** Returns the state of a credential. It is still valid on its last day. */
export function credentialState(
  { expiryDate, isRenewed }: Standing,
  today: CivilDate,
): CredentialState {
  if (isRenewed) return 'renewed';
  if (!expiryDate) return 'no-expiry';
  if (expiryDate < today) return 'expired';
  return daysBetween(today, expiryDate) <= CREDENTIAL_WARNING_DAYS ? 'expiring' : 'valid';
}

/** Returns the state in words: 'Expires in 12 days', 'Expired 3 Mar 2026', 'Renewed'. */
export function credentialStateText(standing: Standing, today: CivilDate): string {
  const { expiryDate } = standing;
  const state = credentialState(standing, today);
  if (state === 'renewed') return 'Renewed';
  if (!expiryDate) return 'No expiry date';
  if (state === 'expired') return `Expired ${dayLabel(expiryDate)}`;
  const days = daysBetween(today, expiryDate);
  if (state === 'valid') return `Expires ${dayLabel(expiryDate)}`;
  return days === 0 ? 'Expires today' : `Expires in ${counted(days, 'day')}`;
}

/** Returns the usual last day of a credential of a type that was issued on a day; null if there is no usual one. */
export function usualExpiry(type: string, issueDate: CivilDate): CivilDate | null {
  const { validity } = credentialTypeText(type);
  return validity && addMonths(issueDate, validity.months);
}

/** Returns what the form says about how long a type lasts. */
export function validityText(type: string): string {
  const { validity } = credentialTypeText(type);
  if (!validity)
    return 'How long it lasts differs: enter the date on it, or check with your employer or its issuer.';
  const { months } = validity;
  const length = months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');
  return `Usually ${length}. The date on it decides.`;
}

/** Returns the number of credentials in words: '1 credential'. */
export const credentialsLabel = (count: number): string => counted(count, 'credential');

/** Texts of the credentials screen. */
export const credentialMessages = {
  title: 'Credentials',
  intro:
    'Insurance, licences, checks, vaccinations and certificates, soonest to expire first. We remind you 90, 30 and 7 days before each expires, on the day, and after it.',
  dialogTitle: { add: 'Add credential', edit: 'Edit credential' },
  renewTitle: (title: string) => `Renew “${title}”`,
  renewHelp: 'The earlier one stays as it was, under “Renewed”.',
  renew: 'Renew',
  photo: 'From a photo',
  created: { title: 'Credential added' },
  updated: { title: 'Credential updated' },
  saveFailed: 'The credential could not be saved',
  deleted: 'Credential deleted',
  deleteFailed: 'The credential could not be deleted',
  restored: 'Credential restored',
  restoreFailed: 'The credential could not be restored',
  notYours: 'The credential that this one renews was not found',
  alreadyRenewed: 'Another credential renews that one already. Edit or delete the other one first.',
  filter: `Show must be ${credentialFilters.map(({ value }) => value).join(', ')}`,
  empty: 'No credentials yet',
  emptyPrompt:
    'Add a photo of each card or certificate and its expiry date, and we remind you in time.',
  emptyRenewed: 'No renewed credentials yet',
  numberHelp: 'As printed on the card. Not your registration number, which is on your profile.',
  notesHelp: 'Leave out anything that could identify a patient.',
  usual: 'Usual date entered. Check it against the card.',
  deleteConfirm: {
    title: 'Delete this credential?',
    text: (title: string) =>
      `“${title}” will be removed from your credentials, and its reminders end.`,
  },
} as const;
