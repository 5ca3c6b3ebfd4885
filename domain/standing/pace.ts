import { isUnsettled, tenths, type Period, type Requirement } from './cpd.ts';
import { daysBetween, type CivilDate } from '../dates.ts';
import { enoughOf, type Enough } from './pace-enough.ts';
import { planOf, type Plan, type PlannedHours } from './pace-plan.ts';
import { projectionOf, type HoursOnDay, type Outlook, type Projection } from './pace-projection.ts';
import { paceNotes, paceText } from './pace-words.ts';
import { pressureOf, remainingHours } from './remaining-hours.ts';
import type { RequiredHours } from './required-hours.ts';

/** Colour of each outlook: only hours that are on record are 'done', and few days left are never 'calm'. */
export const paceTones = ['done', 'calm', 'attention', 'neutral'] as const;
export type PaceTone = (typeof paceTones)[number];

export interface PaceFacts {
  period: Period;
  today: CivilDate;
  required: RequiredHours;
  /** Days with completed hours in the period, oldest first. */
  days: readonly HoursOnDay[];
  /** Planned activities of its goals that are not recorded yet. */
  planned: readonly PlannedHours[];
}

export interface Pace {
  done: Requirement;
  /** Hours on record at the end of each day that has some. */
  points: HoursOnDay[];
  plan: Plan;
  /** Null if there is none: complete, nothing required, too little, or not the current period. */
  projection: Projection | null;
  /** Hours that would be enough from today on; null if nothing is missing or the period is over. */
  enough: Enough | null;
  outlook: Outlook;
  tone: PaceTone;
  /** The outlook in words. */
  text: string;
  /** Further remarks: how sure the figures are, and what the plan leaves open. */
  notes: string[];
}

/** Judges the hours of a period by its days: the one judgement of screen, report and data. */
export function paceOf({ period, today, required, days, planned }: PaceFacts): Pace {
  const points = running(days);
  const { total = 0, interactive = 0 } = points.at(-1) ?? {};
  const done = { total, interactive };
  const missing = remainingHours({ required, totalHours: total, interactiveHours: interactive });
  const plan = planOf(planned, { period, today, done: total });
  const isOpen = needsHours(required) && missing.total > 0;
  const daysLeft = daysBetween(today, period.end);
  const projection = isOpen && daysLeft > 0 ? projectionOf({ period, today, days, done }) : null;
  const outlook = outlookOf({ period, today, required, missing, projection });
  const enough = isOpen && today <= period.end ? enoughOf(missing, daysLeft) : null;
  const judged = { done, missing, plan, projection, enough, outlook, daysLeft };
  return {
    done,
    points,
    plan,
    projection,
    enough,
    outlook,
    tone: toneOf(outlook, missing, daysLeft),
    text: paceText({ ...judged, required, period }),
    notes: paceNotes({ ...judged, required }),
  };
}

/** Sums in tenths, since 0.1 + 0.2 is not 0.3. */
function running(days: readonly HoursOnDay[]): HoursOnDay[] {
  let total = 0;
  let interactive = 0;
  return days.map((each) => {
    total += tenths(each.total);
    interactive += tenths(each.interactive);
    return { day: each.day, total: total / 10, interactive: interactive / 10 };
  });
}

const needsHours = ({ basis, total, interactive }: RequiredHours): boolean =>
  basis !== 'does-not-apply' && (total > 0 || interactive > 0);

function outlookOf(of: {
  period: Period;
  today: CivilDate;
  required: RequiredHours;
  missing: Requirement;
  projection: Projection | null;
}): Outlook {
  const { period, today, required, missing, projection } = of;
  if (isUnsettled(required)) return 'unsettled';
  if (!needsHours(required)) return 'not-required';
  if (tenths(missing.total) <= 0) return 'complete';
  if (today > period.end) return 'short';
  if (today < period.start) return 'not-begun';
  if (!projection) return 'unknown';
  const { total, interactive } = projection;
  const needsOthers = tenths(missing.interactive) > 0;
  if (total.high < required.total) return 'behind';
  // Too little with others to project: neither enough nor out of reach.
  if (needsOthers && !interactive) return 'possible';
  if (needsOthers && interactive!.high < required.interactive) return 'behind';
  const isSure =
    total.low >= required.total && (!needsOthers || interactive!.low >= required.interactive);
  return isSure ? 'on-course' : 'possible';
}

const tones: Record<Outlook, PaceTone> = {
  'not-required': 'neutral',
  unsettled: 'neutral',
  complete: 'done',
  'on-course': 'calm',
  possible: 'attention',
  behind: 'attention',
  unknown: 'neutral',
  'not-begun': 'neutral',
  short: 'attention',
};

function toneOf(outlook: Outlook, missing: Requirement, daysLeft: number): PaceTone {
  const tone = tones[outlook];
  if (outlook !== 'on-course' && outlook !== 'unknown') return tone;
  const pressure = pressureOf(missing, daysLeft);
  return pressure === 'tight' || pressure === 'urgent' ? 'attention' : tone;
}
