import type { Period, Requirement } from './cpd.ts';
import { addMonths, daysBetween, monthLabel, type CivilDate } from '../dates.ts';
import type { Pace } from './pace.ts';
import type { Range } from './pace-projection.ts';

/** A point of a drawing: `x` from 0 at the period's first day to 1 at its last, `y` in hours. */
export interface Point {
  x: number;
  y: number;
}

export interface KindLines {
  /** Hours on record, in steps. */
  done: Point[];
  /** The projection's range as a shape; empty without one. */
  range: Point[];
  likely: Point[];
  /** The line from the hours on record to the required hours; empty if none are missing. */
  enough: Point[];
}

/** The drawing of a pace, the same on screen and in print. */
export interface PaceLines {
  /** Hours at the upper edge. */
  top: number;
  ticks: number[];
  months: { x: number; label: string }[];
  /** Null outside the period. */
  today: number | null;
  total: KindLines;
  interactive: KindLines;
  plan: Point[];
}

type Drawn = Pick<Pace, 'done' | 'points'> & {
  plan: { steps: readonly { day: CivilDate; total: number }[]; total: number };
  projection: { total: Range; interactive: Range | null } | null;
  enough: object | null;
};

/** Returns the lines of a pace. */
export function paceLines(of: {
  period: Period;
  today: CivilDate;
  required: Requirement;
  pace: Drawn;
}): PaceLines {
  const { period, today, required, pace } = of;
  const { done, points, plan, projection } = pace;
  const days = Math.max(1, daysBetween(period.start, period.end));
  const at = (day: CivilDate) => daysBetween(period.start, day) / days;
  const isCurrent = today >= period.start && today <= period.end;
  const last = points.at(-1)?.day ?? period.start;
  const now = at(today > period.end ? period.end : today < last ? last : today);
  const top = topOf([required.total, done.total, plan.total], projection?.total.high ?? 0);
  const to = (y: number) => ({ x: 1, y: Math.min(y, top) });
  const kind = (name: keyof Requirement): KindLines => {
    const range = projection?.[name] ?? null;
    const from = { x: now, y: done[name] };
    return {
      done: steps(
        points.map((each) => ({ x: at(each.day), y: each[name] })),
        { x: 0, y: 0 },
        now,
      ),
      range: range ? [from, to(range.high), to(range.low)] : [],
      likely: range ? [from, to(range.likely)] : [],
      enough: pace.enough && done[name] < required[name] ? [from, to(required[name])] : [],
    };
  };
  const planned = plan.steps.map(({ day, total }) => ({ x: at(day), y: total }));
  return {
    top,
    ticks: ticksTo(top),
    months: monthsOf(period).map((day) => ({ x: at(day), label: monthLabel(day).slice(0, 3) })),
    today: isCurrent ? at(today) : null,
    total: kind('total'),
    interactive: kind('interactive'),
    plan: planned.length > 0 ? steps(planned, { x: now, y: done.total }, 1) : [],
  };
}

/** Hours are added on a day, not bit by bit between two. */
function steps(points: readonly Point[], from: Point, end: number): Point[] {
  const line = [from];
  for (const { x, y } of points) line.push({ x, y: line.at(-1)!.y }, { x, y });
  line.push({ x: Math.max(end, line.at(-1)!.x), y: line.at(-1)!.y });
  return line;
}

/** A wide range must not flatten the lines. */
function topOf(hours: readonly number[], high: number): number {
  const most = Math.max(...hours, 1);
  const wanted = Math.max(most, Math.min(high, most * 1.5));
  const step = stepOf(wanted);
  return Math.ceil(wanted / step) * step;
}

const stepOf = (most: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((step) => most / step <= 7) ?? 5000;

function ticksTo(top: number): number[] {
  const step = stepOf(top);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

/** The first day of each month, and the period's own first day if it is one. */
function monthsOf({ start, end }: Period): CivilDate[] {
  const months: CivilDate[] = [];
  const first = start.endsWith('-01') ? start : addMonths(`${start.slice(0, 8)}01`, 1);
  for (let day = first; day <= end; day = addMonths(day, 1)) months.push(day);
  return months;
}
