import type { Portfolio } from '../../schema/proof/portfolio/editions.ts';
import { withheldLines } from '#domain/account/access-tokens';
import { hoursLabel } from '#domain/records/activities';
import type { ChainHead } from '#domain/records/record-chain';
import { headText } from '#domain/records/record-events';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { dayText } from '../words.ts';
import { facts } from './parts.ts';
import { PRODUCT } from '#domain/product';
import { paramedic } from '#domain/professions/paramedic';
import { inWordsOf } from '#domain/professions/profession';
import { professionOf } from '#domain/professions/professions';

/** The user, the range, and each period at a glance. */
export function cover(
  paper: PdfDocument,
  { person, periods, madeOn, withheld }: Portfolio,
  timeline: ChainHead | null,
): void {
  const { doc, addText, draw, margin } = paper;
  draw(() => void doc.rect(0, 0, doc.page.width, 10).fill(ink.accent));
  doc.y = 96;
  addText('H1', 'CPD portfolio', { size: 13, color: ink.soft });
  addText('P', person.name, { size: 28, weight: 'bold', color: ink.accent, above: 4 });
  const work = [person.role, person.organization].filter(Boolean).join(', ');
  addText('P', work, { size: 12, above: 2 });
  doc.y += 18;
  const registered = person.registrationDay && dayText(person.registrationDay);
  facts(paper, [
    ['Registered as', person.register],
    [periods.length === 1 ? 'CPD period' : 'CPD periods', covered(periods)],
    ['Registration', person.registration],
    ['Registered since', registered],
    ['Expires', person.expiryDay && `${dayText(person.expiryDay)}. ${person.expiryRule}`],
    ['Prepared on', dayText(madeOn)],
    ['Timeline', timeline && headText(timeline)],
  ]);
  doc.x = margin;
  for (const line of withheldLines(withheld)) addText('P', line, { size: 10, above: 10 });
  overview(paper, periods);
  addText('P', notice(person), { size: 9, color: ink.soft, above: 14 });
}

function covered(periods: Portfolio['periods']): string {
  const [newest, oldest] = [periods[0]!, periods.at(-1)!];
  return `${dayText(oldest.start)} to ${dayText(newest.end)}`;
}

const notice = ({ name, profession }: Portfolio['person']) =>
  `Prepared by ${PRODUCT} from what ${name} recorded there. Days follow the person's own time zone. What is missing is listed with each period. ${inWordsOf(professionOf(profession) ?? paramedic, "The Board's standard prevails.")}`;

const totalOf = ({ claimed, required }: Portfolio['periods'][number]): string =>
  required.basis === 'no-hours' ? `${claimed.total}` : `${claimed.total} of ${required.total}`;

/** For a standard that requires none, only what is claimed. */
const interactiveOf = ({ claimed, required }: Portfolio['periods'][number]): string =>
  required.interactive > 0 || !['full-year', 'no-hours'].includes(required.basis)
    ? `${claimed.interactive} of ${required.interactive}`
    : `${claimed.interactive}`;

function overview(paper: PdfDocument, periods: Portfolio['periods']): void {
  const { doc, margin, use, body, addText } = paper;
  addText('H2', 'At a glance', { size: 14, weight: 'bold', color: ink.accent, above: 22 });
  const head = ['CPD period', 'Hours', 'Interactive', 'Ready for an audit', 'By recorded hours'];
  const rows = periods.map((period) => [
    period.label,
    totalOf(period),
    interactiveOf(period),
    hoursLabel(period.supported.total),
    period.standing,
  ]);
  use([...head, ...rows.flat()].join(''), { size: 9.5 });
  doc.table({
    position: { x: margin, y: doc.y + 6 },
    columnStyles: [150, 66, 72, '*', 84],
    defaultStyle: {
      border: [0, 0, 0.6, 0],
      borderColor: ink.line,
      padding: [5, 4],
      textColor: ink.text,
    },
    structParent: body,
    data: [
      head.map((text) => ({
        text,
        type: 'TH' as const,
        scope: 'Column' as const,
        textColor: ink.soft,
      })),
      ...rows.map(([label, ...cells]) => [
        { text: label, type: 'TH' as const, scope: 'Row' as const },
        ...cells.map((text) => ({ text })),
      ]),
    ],
  });
  doc.x = margin;
}
