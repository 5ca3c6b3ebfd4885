import type { ReportClause } from '../../schema/proof/portfolio/report-standing.type.ts';
import type { PortfolioPeriod } from '../../schema/proof/portfolio/editions.ts';
import { hoursLabel } from '#domain/records/activities';
import { gapCountLabel, isNeeded } from '#domain/standing/audit-readiness';
import { gapKinds } from '#domain/records/gap-kinds';
import { checkMessages } from '#domain/records/plausibility';
import { clauseStateLabels, type ClauseState } from '#domain/proof/portfolio-judgement';
import { goodPracticeTargets } from '#domain/standing/standard';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { cite, dayText } from '../words.ts';
import { filesOf, lostText } from './files.ts';
import { heading } from './parts.ts';

const stateInk: Record<ClauseState, string> = {
  met: ink.met,
  recorded: ink.attention,
  open: ink.attention,
  short: ink.attention,
  yours: ink.soft,
  reflections: ink.soft,
  'not-applicable': ink.soft,
};

const STATE_WIDTH = 110;

/** The standard clause by clause, each with its source. */
export function clauses(paper: PdfDocument, period: PortfolioPeriod): void {
  heading(paper, 'H2', 'Standing against the standard');
  for (const clause of period.clauses) paper.addSection('Sect', () => clauseOf(paper, clause));
}

function clauseOf(paper: PdfDocument, clause: ReportClause): void {
  const { doc, addText, margin, width, keep } = paper;
  keep(96);
  const y = doc.y + 12;
  const first = width() - STATE_WIDTH;
  const bold = { size: 11, weight: 'bold' } as const;
  addText('H3', clause.heading, bold, { x: margin, y, width: first });
  const end = doc.y;
  addText(
    'P',
    clauseStateLabels[clause.state],
    { ...bold, color: stateInk[clause.state], align: 'right' },
    { x: margin + first, y, width: STATE_WIDTH },
  );
  doc.x = margin;
  doc.y = Math.max(end, doc.y);
  addText('P', clause.text, { size: 10, color: ink.soft, above: 1 });
  addText('P', clause.finding, { size: 10, above: 2 });
  cite(paper, clause.source, { size: 8.5 });
}

const LABEL = 160;
const VALUE = 90;

/** Completed hours by category: bars, with the numbers as text. */
export function categories(paper: PdfDocument, { categoryHours }: PortfolioPeriod): void {
  const { doc, draw, margin, width, addText } = paper;
  heading(paper, 'H2', 'Completed hours by category');
  const track = width() - LABEL - VALUE;
  const most = Math.max(...categoryHours.map(({ hours }) => hours), 1);
  for (const { category, hours } of categoryHours) {
    const y = doc.y + 8;
    addText('P', category, { size: 10 }, { x: margin, y, width: LABEL });
    draw(() => {
      doc.rect(margin + LABEL, y + 1, track, 11).fill(ink.track);
      if (hours > 0) doc.rect(margin + LABEL, y + 1, (track * hours) / most, 11).fill(ink.accent);
    });
    const box = { x: margin + LABEL + track, y, width: VALUE };
    addText('P', hoursLabel(hours), { size: 10, align: 'right' }, box);
    doc.x = margin;
  }
}

/** Lists by kind what an auditor would ask about, or says that nothing is missing. */
export function missing(
  paper: PdfDocument,
  period: PortfolioPeriod,
  lost: ReadonlySet<number>,
): void {
  const { gaps, activities } = period;
  const gone = filesOf(period).filter(({ id }) => lost.has(id));
  heading(paper, 'H2', 'What is missing');
  if (!gaps.some(({ needed }) => needed) && gone.length === 0) {
    const words = activities.length === 0 ? 'No activities were recorded in this period.' : NOTHING;
    paper.addText('P', words, { size: 10, above: 4 });
  }
  for (const text of neededTexts(gaps)) {
    const found = gaps.filter((gap) => gap.text === text);
    paper.keep(60);
    const said = `${text} ${found.length} of ${activities.length}:`;
    paper.addText('P', said, { size: 10, weight: 'bold', color: ink.attention, above: 8 });
    const lines = found.map(({ day, title }) => `${dayText(day)}, ${title}`);
    paper.bullets(lines, { size: 9.5 });
  }
  if (gone.length > 0) {
    paper.keep(60);
    const style = { size: 10, weight: 'bold', color: ink.attention, above: 8 } as const;
    paper.addText('P', `${LOST} ${gone.length}:`, style);
    paper.bullets(
      gone.map((file) => `${file.name} (${lostText(file)})`),
      { size: 9.5 },
    );
  }
  goodToHave(paper, gaps);
}

/** Checks for the owner to look at again. */
export function checks(paper: PdfDocument, period: PortfolioPeriod): void {
  heading(paper, 'H2', checkMessages.heading);
  paper.addText('P', checkMessages.note, { size: 9, color: ink.soft, above: 2 });
  paper.bullets(
    period.checks.map(({ day, title, text }) => `${dayText(day)}, ${title}: ${text}`),
    { size: 9.5 },
  );
}

/** Each gap that counts against the hours, in its words, in display order. */
const neededTexts = (gaps: PortfolioPeriod['gaps']) =>
  gapKinds
    .filter(isNeeded)
    .flatMap((kind) => [
      ...new Set(gaps.filter((gap) => gap.kind === kind).map(({ text }) => text)),
    ]);

/** Optional improvements, as counts only. */
function goodToHave(paper: PdfDocument, gaps: PortfolioPeriod['gaps']): void {
  const lines = gapKinds
    .filter((kind) => !isNeeded(kind))
    .map((kind) => ({ kind, count: gaps.filter((gap) => gap.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => gapCountLabel(kind, count));
  if (lines.length === 0) return;
  paper.keep(60);
  paper.addText('P', 'Optional extras', { size: 10, weight: 'bold', color: ink.soft, above: 8 });
  paper.bullets(lines, { size: 9.5 });
}

const LOST = 'Attached, but the stored file is missing or damaged.';

const NOTHING = 'Every activity is ready for an audit.';

/** Our own targets, separate from the standard. */
export function targets(paper: PdfDocument, { compliance }: PortfolioPeriod): void {
  const { reflectiveLogs, evidenceDocuments, categories: inAll } = compliance;
  heading(paper, 'H2', goodPracticeTargets.label);
  paper.addText('P', goodPracticeTargets.note, { size: 9, color: ink.soft, above: 2 });
  paper.bullets(
    [
      count('Reflective logs', reflectiveLogs),
      count('Evidence documents', evidenceDocuments),
      inAll.met
        ? 'Hours in every category: yes'
        : `Hours in every category: none in ${inAll.missing.join(', ')}`,
    ],
    { size: 10 },
  );
}

const count = (what: string, { count: n, required }: { count: number; required: number }) =>
  `${what}: ${n} of ${required}`;
