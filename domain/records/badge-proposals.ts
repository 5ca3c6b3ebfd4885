import { activityLimits, HOURS_MAX, HOURS_MIN, HOURS_STEP } from './activities.ts';
import { traceLimits } from './activity-trace.ts';
import { badgeFacts, type Badge, type BadgeFacts } from './badge-contents.ts';
import { readHours } from './certificate-hours.ts';
import type { Days } from './certificate-days.ts';
import type { Proposal } from './certificate-proposals.ts';
import type { CertificateReading } from './certificate-words.ts';
import { civilDate, type CivilDate } from '../dates.ts';

/** Returns what an Open Badge proposes for an activity. Who issued it is checked once it is sent. */
export function badgeReading(badge: Badge, today: CivilDate): CertificateReading {
  const facts = badgeFacts(badge);
  return {
    title: sure(facts.name?.slice(0, activityLimits.title.max)),
    provider: sure(facts.issuer?.slice(0, traceLimits.provider.max)),
    day: dayOf(facts, today),
    hours: hoursOf(facts),
    number: sure(facts.number),
  };
}

const sure = (value: string | null | undefined): Proposal<string> | null =>
  value ? { is: 'sure', value, words: [value] } : null;

function dayOf({ completedOn, issuedAt }: BadgeFacts, today: CivilDate): Proposal<Days> | null {
  const day = completedOn ?? (issuedAt && civilDate(issuedAt, 'UTC'));
  if (day === null) return null;
  const value = { from: day, to: day };
  if (day > today) return { is: 'asked', options: [], words: [day], why: 'to-come' };
  return completedOn
    ? { is: 'sure', value, words: [day] }
    : { is: 'asked', options: [value], words: [day], why: 'issued' };
}

/** Words about hours first: credits are counted in many ways. */
function hoursOf({ criteria, credits }: BadgeFacts): Proposal<number> | null {
  const said = criteria ? readHours(linesOf(criteria)) : null;
  const isSaid = said?.is === 'sure' || (said?.options.length ?? 0) > 0;
  if (isSaid || credits === null) return said;
  const hours = Math.min(HOURS_MAX, Math.floor(credits / HOURS_STEP) * HOURS_STEP);
  const words = [`${credits} credits`];
  return { is: 'asked', options: hours >= HOURS_MIN ? [hours] : [], words, why: 'credits' };
}

const linesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .slice(0, 40)
    .map((line, at) => ({ text: line, left: 0, right: 100, top: at * 20, bottom: at * 20 + 10 }));
