import { credentialTypeLabel } from '../records/credential-types.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { RECEIPT_DAYS } from './standing-receipts.ts';

/** One thing that a receipt holds, as the screen of joining names it. */
export interface SharedPart {
  title: string;
  text: string;
}

/** Returns what a receipt for a team holds, line by line. */
export const sharedParts = (asked: readonly string[]): SharedPart[] => [
  {
    title: 'Your standing',
    text: 'For each registration: met, not met or not settled, and why.',
  },
  {
    title: 'Your hours',
    text: 'Completed hours of the current period, and the interactive ones that a colleague or a crew attested, rounded down to the half hour.',
  },
  ...(asked.length > 0
    ? [
        {
          title: 'Credentials that the team asks for',
          text: `Only their last day: ${asked.map(credentialTypeLabel).join(', ')}.`,
        },
      ]
    : []),
  {
    title: 'Your timeline’s fingerprint and the day',
    text: 'So that a later record can be compared with this day.',
  },
];

/** What a team never sees, whatever its coordinators ask for. */
export const neverShared =
  'No titles, no descriptions, no reflections, no files, no numbers of credentials and nothing that you log.';

/** Says how a receipt is renewed and ends. */
export const sharingTerms = (until: CivilDate): string =>
  `The receipt is renewed once a day at most, until ${dayLabel(until)}. Each one expires after ${RECEIPT_DAYS} days at the latest. You see every reading of it, and end it at any time with one press.`;

/** Says who sees it. */
export const readersText = (coordinators: readonly string[]): string =>
  coordinators.length === 0
    ? 'Nobody can see it now: the team has no coordinator.'
    : `The coordinators see it: ${coordinators.join(', ')}. Members who become coordinators later see it too; the page of the team names them.`;
