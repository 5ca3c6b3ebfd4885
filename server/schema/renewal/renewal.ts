import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { invalid } from '../../errors.ts';
import { recency } from '../practice-periods/practice-periods.ts';
import * as auditReadiness from '../summary/audit-readiness.ts';
import * as summary from '../summary/summary.ts';
import type { User } from '../users/user.entity.ts';
import { civilDate, dayLabel, dayTimeLabel, instantOf } from '#domain/dates';
import {
  answerStateLabels,
  declarationIds,
  declaredPeriod,
  isRenewalTime,
  notAsked,
  rehearse,
  renewalDates,
  renewalMessages,
  type DeclarationId,
} from '#domain/renewal';
import { displayName } from '#domain/users';
import { indemnityOf } from './indemnity.ts';
import type { Renewal } from './renewal.type.ts';

const GAPS_MAX = 3;

/** The declarations of a renewal, answered from the user's record today. */
export async function get(ctx: Context, viewer?: User): Promise<Renewal> {
  const user = viewer ?? (await requireUser(ctx));
  const today = civilDate(ctx.now, user.timeZone);
  const period = declaredPeriod(user, today);
  const year = period.end.slice(0, 4);
  const [sums, ready, practised, covers] = await Promise.all([
    summary.get(ctx, year, user),
    auditReadiness.get(ctx, year, user),
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
  const record = { registration: user, cpd, recency: practised, indemnity: covers };
  return {
    isRenewalTime: isRenewalTime(today),
    periodStart: instantOf(period.start),
    periodEnd: instantOf(period.end),
    answers: rehearse(record, today),
    dates: renewalDates(today),
    notAsked,
  };
}

/** The text of the statement, and the hash of exactly that text. */
export interface RenewalStatement {
  title: string;
  about: string[];
  answers: { heading: string; line: string; details: string[] }[];
  sha256: string;
}

/** The statement of a finished rehearsal: what the record shows now, and what its owner has considered. */
export async function statement(ctx: Context, considered: unknown): Promise<RenewalStatement> {
  const user = await requireUser(ctx);
  const ticked = read(considered);
  const { answers, periodStart, periodEnd } = await get(ctx, user);
  const title = renewalMessages.title;
  const about = [
    [displayName(user), user.registrationNumber].filter(Boolean).join(', '),
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
function read(considered: unknown): ReadonlySet<DeclarationId> {
  const ids = typeof considered === 'string' && considered !== '' ? considered.split(',') : [];
  const known = ids.filter((id) => declarationIds.some((each) => each === id)) as DeclarationId[];
  if (known.length < ids.length)
    throw invalid({ considered: `Considered must be of ${declarationIds.join(', ')}` });
  return new Set(known);
}
