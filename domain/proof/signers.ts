import { counted } from '../counts.ts';

/** A signature this soon after its link was made is pointed out, as long as a person needs to walk to a colleague's phone. */
export const SOON_MINUTES = 10;

/** Circumstances in which a confirmation was made; null in a confirmation from before they were recorded. */
export interface Circumstances {
  /** How the person was asked: by a link, or in a crew session. */
  source: 'co-sign' | 'crew-session';
  /** When its link was made or its crew session began. */
  askedAt: Date | null;
  signedAt: Date;
  /** True if it came from a browser in which the owner of the record has signed in. */
  inOwnersBrowser: boolean | null;
}

/** Returns it in words, for the owner and for an auditor. */
export function circumstancesText({
  source,
  askedAt,
  signedAt,
  inOwnersBrowser,
}: Circumstances): string {
  const what = source === 'co-sign' ? 'its link was made' : 'the crew session began';
  const when = askedAt
    ? `Signed ${delayLabel(askedAt, signedAt)} after ${what}`
    : `How long after ${what} it was signed is not known`;
  const where =
    inOwnersBrowser === null
      ? 'whether in a browser of the owner is not known'
      : inOwnersBrowser
        ? 'in a browser in which the owner has signed in'
        : 'in a browser in which the owner is not known to have signed in';
  return `${when}; ${where}.`;
}

/** True if a confirmation came from the owner's browser, or within minutes of its link. */
export const needsAttention = ({
  source,
  askedAt,
  signedAt,
  inOwnersBrowser,
}: Circumstances): boolean =>
  inOwnersBrowser === true ||
  (source === 'co-sign' && askedAt !== null && minutesBetween(askedAt, signedAt) < SOON_MINUTES);

const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));

/** Returns how long one moment is after another: 'less than a minute', '4 minutes', '5 hours', '3 days'. */
function delayLabel(from: Date, to: Date): string {
  const minutes = minutesBetween(from, to);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}
