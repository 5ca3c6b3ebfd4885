import type { CivilDate } from '../dates.ts';

// A file of its own, so that the dashboard need not load the rehearsal's rules to see that it is too early.

/** True from the first day of the month before the one of the expiry until the expiry: for 30 November, from 1 October. */
export function isRenewalSeason(expiry: CivilDate, today: CivilDate): boolean {
  const [year, month] = expiry.split('-').map(Number) as [number, number];
  const from =
    month === 1 ? `${year - 1}-12-01` : `${year}-${String(month - 1).padStart(2, '0')}-01`;
  return today >= from && today <= expiry;
}

/** Texts of the hint on the dashboard. */
export const renewalHintMessages = {
  action: 'Prepare my renewal',
  dismiss: 'Hide until the next renewal',
} as const;
