import type { PortfolioPeriod } from '../../schema/proof/portfolio/editions.ts';
import { hoursLabel } from '#domain/records/activities';
import { addDays, addMonths } from '#domain/dates';
import { paceLines, type Point } from '#domain/standing/pace-lines';
import { rangeText } from '#domain/standing/pace-words';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { dayText } from '../words.ts';
import { heading } from './parts.ts';

const HEIGHT = 190;
const edge = { left: 28, right: 8, top: 16, bottom: 18 };

/** Hours over the period as lines, and the same in words: by month, planned, projected, enough. */
export function pace(paper: PdfDocument, { pace: shown, label }: PortfolioPeriod): void {
  const { addText, keep, bullets } = paper;
  heading(paper, 'H2', PACE_HEADING);
  addText('P', shown.text, { size: 10, above: 2 });
  if (shown.enough) {
    addText('P', `Enough from ${dayText(shown.today)}: ${shown.enough.text}.`, {
      size: 10,
      weight: 'bold',
      above: 2,
    });
  }
  keep(HEIGHT + 60);
  chart(paper, shown);
  addText('P', legendOf(shown), { size: 8.5, color: ink.soft, above: 2 });
  bullets(linesOf(shown), { size: 9 });
  for (const note of shown.notes) addText('P', note, { size: 9, color: ink.soft, above: 2 });
  if (shown.points.length === 0) {
    addText('P', `No completed hours from ${label}.`, { size: 9, color: ink.soft, above: 2 });
  }
}

export const PACE_HEADING = 'Hours through the period';

type Shown = PortfolioPeriod['pace'];

function chart({ doc, draw, margin, width, use }: PdfDocument, shown: Shown): void {
  const lines = paceLines({ period: shown, ...shown, pace: shown });
  const upper = doc.y + 6;
  const x = (share: number) => margin + edge.left + share * (width() - edge.left - edge.right);
  const y = (hours: number) =>
    upper + HEIGHT - edge.bottom - (hours / lines.top) * (HEIGHT - edge.top - edge.bottom);
  const trace = (points: readonly Point[]) =>
    points.forEach((point, index) =>
      index ? doc.lineTo(x(point.x), y(point.y)) : doc.moveTo(x(point.x), y(point.y)),
    );
  const line = (points: readonly Point[], color: string, size: number, dash?: number[]) => {
    if (points.length === 0) return;
    trace(points);
    doc.lineWidth(size).lineJoin('round');
    if (dash) doc.dash(dash[0]!, { space: dash[1]! });
    doc.stroke(color).undash();
  };
  const say = (text: string, at: { x: number; y: number }, align: 'left' | 'right' = 'left') => {
    use(text, { size: 8, color: ink.soft });
    const length = doc.widthOfString(text);
    doc.text(text, align === 'right' ? at.x - length : at.x, at.y, { lineBreak: false });
  };
  draw(() => {
    for (const hours of lines.ticks) {
      line(level(hours), ink.track, 0.6);
      say(`${hours}`, { x: margin + edge.left - 5, y: y(hours) - 4 }, 'right');
    }
    for (const month of lines.months) {
      if (month.x < 0.97) say(month.label, { x: x(month.x), y: upper + HEIGHT - edge.bottom + 4 });
    }
    for (const { range } of [lines.total, lines.interactive]) {
      if (range.length === 0) continue;
      trace(range);
      doc.closePath().fill(ink.track);
    }
    for (const hours of [shown.required.total, shown.required.interactive]) {
      if (hours > 0) line(level(hours), ink.soft, 0.8, [3, 3]);
    }
    for (const { enough, likely } of [lines.total, lines.interactive]) {
      line(enough, ink.attention, 1, [1, 2]);
      line(likely, ink.accent, 1, [8, 3]);
    }
    line(lines.plan, ink.accent, 1.2, [1, 3]);
    line(lines.interactive.done, ink.text, 1.1, [5, 1.5]);
    line(lines.total.done, ink.accent, 2.2);
    if (lines.today !== null) {
      doc.moveTo(x(lines.today), upper + edge.top).lineTo(x(lines.today), y(0));
      doc.lineWidth(0.7).stroke(ink.text);
      const isRight = lines.today > 0.5;
      const at = { x: x(lines.today) + (isRight ? -3 : 3), y: upper + 4 };
      say('Today', at, isRight ? 'right' : 'left');
    }
  });
  doc.x = margin;
  doc.y = upper + HEIGHT + 4;
}

/** Names the lines that are drawn. */
function legendOf({ projection, plan, enough }: Shown): string {
  const names = [
    'solid: all hours',
    'short dashes: with other practitioners',
    'level dashes: required',
    ...(projection ? ['long dashes and area: projected'] : []),
    ...(plan.steps.length > 0 ? ['wide dots: planned'] : []),
    ...(enough ? ['close dots: what would be enough'] : []),
  ];
  return `Lines: ${names.join('; ')}.`;
}

/** The figures of the drawing in words. */
function linesOf({ start, end, today, points, plan, projection, required }: Shown): string[] {
  const reached = today < end ? today : end;
  const lines: string[] = [];
  for (let next = addMonths(`${start.slice(0, 8)}01`, 1); ; next = addMonths(next, 1)) {
    const day = addDays(next, -1) < reached ? addDays(next, -1) : reached;
    const point = points.findLast((each) => each.day <= day);
    lines.push(`${dayText(day)}: ${hours(point ?? { total: 0, interactive: 0 })}`);
    if (day === reached || day >= end) break;
  }
  return [
    ...(today < start || points.length === 0 ? [] : lines),
    ...plan.steps.map(
      ({ day, hours: planned, total }) =>
        `${dayText(day)}, planned: ${hoursLabel(planned)}, then ${total} in all`,
    ),
    ...(projection
      ? [
          `${dayText(end)}, projected: ${rangeText(projection.total)}${projection.interactive ? `, ${rangeText(projection.interactive)} with others` : ''}`,
        ]
      : []),
    `${dayText(end)}, required: ${required.interactive > 0 ? hours(required) : hoursLabel(required.total)}`,
  ];
}

const level = (hours: number): Point[] => [
  { x: 0, y: hours },
  { x: 1, y: hours },
];

const hours = ({ total, interactive }: { total: number; interactive: number }): string =>
  `${hoursLabel(total)}, ${interactive} with others`;
