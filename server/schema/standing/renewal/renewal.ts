import { createHash } from 'node:crypto';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { invalid } from '#server/errors';
import { recency } from '../../records/practice-periods/practice-periods.ts';
import * as auditReadiness from '../summary/audit-readiness.ts';
import * as summary from '../summary/summary.ts';
import { requireRegistration } from '../held.ts';
import type { User } from '../../account/users/user.entity.ts';
import { civilDate, dayLabel, dayTimeLabel } from '#domain/dates';
import {
  answerStateLabels,
  declarationIds,
  declaredPeriod,
  isRenewalTime,
  notAskedText,
  rehearse,
  renewalDates,
  renewalHint,
  renewalMessages,
  type DeclarationId,
} from '#domain/standing/renewal';
import { isRenewalSeason } from '#domain/standing/renewal-season';
import { registerText, registrationsOf } from '#domain/standing/registrations';
import { effectiveExpiry } from '#domain/standing/cpd';
import { displayName } from '#domain/account/users';
import { indemnityOf } from './indemnity.ts';
import type { Renewal, RenewalHint } from './renewal.type.ts';
import { dayAt } from '#server/day';

const GAPS_MAX = 3;

/** The declarations of a renewal, answered from the user's record today. */
export async function get(
  ctx: Context,
  profession?: string | null,
  viewer?: User,
): Promise<Renewal> {
  const user = viewer ?? (await requireUser(ctx));
  const today = civilDate(ctx.now, user.timeZone);
  const registration = requireRegistration(user, profession);
  const period = declaredPeriod(registration, today);
  const year = period.end.slice(0, 4);
  const [sums, ready, practised, covers] = await Promise.all([
    summary.get(ctx, year, user, null, profession),
    auditReadiness.get(ctx, year, user, profession),
    recency(ctx, user),
    indemnityOf(ctx, user),
  ]);
  const cpd = {
    period,
    totalHours: sums.totalHours,
    interactiveHours: sums.interactiveHours,
    required: sums.required,
    defensibleHours: ready.defensibleHours,
    gaps: ready.openGaps.slice(0, GAPS_MAX).map(({ text }) => text),
  };
  const record = { registration, cpd, recency: practised, indemnity: covers };
  return {
    isRenewalTime: isRenewalTime(today, registration.profession),
    periodStart: dayAt(period.start),
    periodEnd: dayAt(period.end),
    answers: rehearse(record, today),
    dates: renewalDates(today, registration.profession),
    notAsked: notAskedText(registration.profession),
  };
}

/** Reads only the user unless a registration expires soon. */
export async function hints(ctx: Context): Promise<RenewalHint[]> {
  const user = await requireUser(ctx);
  const today = civilDate(ctx.now, user.timeZone);
  const held = registrationsOf(user);
  const found = await Promise.all(
    held.map(async (registration): Promise<RenewalHint[]> => {
      const expiry = effectiveExpiry(registration, today);
      if (!expiry || !isRenewalSeason(expiry, today)) return [];
      const { profession } = registration;
      const { id } = profession;
      const { answers } = await get(ctx, id, user);
      const text = renewalHint(answers, expiry, held.length > 1 ? profession : undefined);
      return text ? [{ registration: id, expiryDate: dayAt(expiry), text }] : [];
    }),
  );
  return found.flat();
}

/** The text of the statement, and the hash of exactly that text. */
export interface RenewalStatement {
  title: string;
  about: string[];
  answers: { heading: string; line: string; details: string[] }[];
  sha256: string;
}

/** The statement of a finished rehearsal: what the record shows now, and what its owner has considered. */
export async function statement(
  ctx: Context,
  considered?: string,
  profession?: string,
): Promise<RenewalStatement> {
  const user = await requireUser(ctx);
  const ticked = read(considered);
  const { answers, periodStart, periodEnd } = await get(ctx, profession, user);
  const registration = requireRegistration(user, profession);
  const title = renewalMessages.title;
  const about = [
    [displayName(user), registration.registrationNumber, registerText(registration, user)]
      .filter(Boolean)
      .join(', '),
    `CPD period ${dayLabel(civilDate(periodStart, 'UTC'))} to ${dayLabel(civilDate(periodEnd, 'UTC'))}. Made on ${dayTimeLabel(ctx.now, user.timeZone)}.`,
  ];
  const lines = answers.map(({ id, heading, state, finding, missing }) => ({
    heading,
    line: `${answerStateLabels[state]}. ${ticked.has(id) ? 'Considered.' : 'Not considered yet.'}`,
    details:
      state === 'yours' && id !== 'cpd'
        ? []
        : [finding, ...missing.map((text) => `Missing: ${text}`)],
  }));
  const text = [
    title,
    ...about,
    ...lines.flatMap(({ heading, line, details }) => [`${heading}: ${line}`, ...details]),
  ].join('\n');
  return { title, about, answers: lines, sha256: createHash('sha256').update(text).digest('hex') };
}

/** Reads the ids of declarations, parted by commas. */
function read(considered = ''): ReadonlySet<DeclarationId> {
  const ids = considered === '' ? [] : considered.split(',');
  const known = ids.filter((id) => declarationIds.some((each) => each === id)) as DeclarationId[];
  if (known.length < ids.length)
    throw invalid({ considered: `Considered must be of ${declarationIds.join(', ')}` });
  return new Set(known);
}
