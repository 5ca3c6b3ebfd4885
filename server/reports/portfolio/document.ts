import type { Portfolio, PortfolioPeriod } from '../../schema/proof/portfolio/editions.ts';
import { checkMessages } from '#domain/records/plausibility';
import { headLabel } from '#domain/records/record-events';
import type { ChainHead } from '#domain/records/record-chain';
import type { RecencyStanding } from '#domain/standing/recency';
import { createPdfDocument, type PdfDocument } from '../pdf-document.ts';
import { contentsAt, type Entry } from './contents.ts';
import { cover } from './cover.ts';
import { credentialPages, type PrintedCredential } from './credentials.ts';
import { certificates } from './certificates.ts';
import { pace, PACE_HEADING } from './pace.ts';
import { heading } from './parts.ts';
import { printable } from '../printable.ts';
import { plan } from './plan.ts';
import { RECENCY_HEADING, recencyPages } from './recency.ts';
import { activities, documents, reflections } from './records.ts';
import { categories, checks, clauses, missing, targets } from './standing.ts';

/** The input of a PDF. */
export interface PdfJob {
  portfolio: Portfolio;
  /** Credentials that apply on the day of the report. */
  credentials: readonly PrintedCredential[];
  /** As of the day of the report; null for a Board whose recency standard was not read. */
  recency: RecencyStanding | null;
  /** Ids of the files that are missing from the storage or damaged. */
  lost: ReadonlySet<number>;
  now: Date;
  /** The newest event of the user's timeline; null before the first. */
  timeline: ChainHead | null;
}

/** The report as a PDF: a cover, then each period from its standing down to every record. Takes seconds when long. */
export async function portfolioPdf({
  portfolio,
  credentials,
  recency,
  lost,
  now,
  timeline,
}: PdfJob): Promise<Buffer> {
  const title = `CPD portfolio · ${printable(portfolio.person.name)}`;
  const paper = await createPdfDocument({
    title,
    shows: [portfolio, credentials, recency],
    now,
    foot: timeline && headLabel(timeline),
  });
  const contents: (Entry & { isPart: boolean })[] = [];
  const bookmark = (text: string, isPart = false): void => {
    const { outline } = paper.doc;
    const parent = isPart ? (lastPeriod ?? outline) : outline;
    const item = parent.addItem(text, { expanded: !isPart });
    if (!isPart) lastPeriod = item;
    contents.push({ text, isPart, page: paper.doc.bufferedPageRange().count });
  };
  let lastPeriod: PDFKit.PDFOutline | undefined;

  cover(paper, portfolio, timeline);
  const fillContents = contentsAt(paper);
  const shown = new Set(portfolio.periods.flatMap((each) => each.activities.map(({ id }) => id)));
  for (const period of portfolio.periods) periodPages(paper, period, { shown, lost }, bookmark);
  const besides: [title: string, write: () => void][] = [
    ...(credentials.length > 0
      ? [[CREDENTIALS, () => credentialPages(paper, credentials)] as [string, () => void]]
      : []),
    ...(recency && recency.state !== 'empty'
      ? [[RECENCY_HEADING, () => recencyPages(paper, recency)] as [string, () => void]]
      : []),
  ];
  for (const [title, write] of besides) {
    paper.doc.addPage();
    bookmark(title);
    paper.addSection('Sect', write);
  }
  // A single period lists its parts.
  const hasParts = portfolio.periods.length === 1;
  const others = new Set(besides.map(([title]) => title));
  fillContents(contents.filter(({ isPart, text }) => isPart === hasParts || others.has(text)));
  return paper.done();
}

const CREDENTIALS = 'Credentials';

function periodPages(
  paper: PdfDocument,
  period: PortfolioPeriod,
  { shown, lost }: { shown: ReadonlySet<number>; lost: ReadonlySet<number> },
  bookmark: (text: string, isPart?: boolean) => void,
): void {
  paper.doc.addPage();
  paper.addSection('Sect', () => {
    bookmark(period.label);
    heading(paper, 'H1', period.label);
    const parts: [title: string, write: () => void][] = [
      ['Standing against the standard', () => clauses(paper, period)],
      [PACE_HEADING, () => pace(paper, period)],
      ['Completed hours by category', () => categories(paper, period)],
      ['Learning goals and plan', () => plan(paper, period)],
      ['What is missing', () => missing(paper, period, lost)],
      ...(period.checks.length > 0
        ? [[checkMessages.heading, () => checks(paper, period)] as [string, () => void]]
        : []),
      ['Activities', () => activities(paper, period)],
      ['Reflections', () => reflections(paper, period, shown)],
      ['Documents', () => documents(paper, period)],
      ['Certificates', () => certificates(paper, period)],
      ['Good-practice targets', () => targets(paper, period)],
    ];
    for (const [title, write] of parts) {
      // The bookmark must point to the page that the heading ends up on.
      paper.keep(120);
      bookmark(title, true);
      paper.addSection('Sect', write);
    }
  });
}
