import type { Submission } from '../../schema/proof/portfolio/editions.ts';
import type { ChainHead } from '#domain/records/record-chain';
import { headLabel } from '#domain/records/record-events';
import {
  submissionTexts as texts,
  type NotMerged,
  type SubmissionSection,
} from '#domain/proof/submission';
import { additionTexts } from '#domain/proof/submission-additions';
import { createPdfDocument, type PdfDocument } from '../pdf-document.ts';
import { contentsAt, type Entry } from '../portfolio/contents.ts';
import { printable } from '../printable.ts';
import { cover } from './cover.ts';
import { declaration } from './declaration.ts';
import { destinations } from './evidence-links.ts';
import { evidenceIndex, evidencePages, type FillPage } from './evidence.ts';
import { goalNumbers } from './goal-numbers.ts';
import { addGuests, type Guests, type ReadEvidence } from './merge/guests.ts';
import { plan } from './plan.ts';
import { indemnity, practice } from './beside-cpd.ts';
import { activities, certificates, documents, otherReflections } from './records.ts';
import { interactive, register } from './registers.ts';
import { writeInto } from './sink.ts';
import { addLandscapePage } from './table.ts';

/** The input of a submission's PDF. */
export interface SubmissionJob {
  submission: Submission;
  /** The newest event of the owner's timeline; null before the first. */
  timeline: ChainHead | null;
  now: Date;
  /** The file to write. */
  path: string;
}

/** Position of a piece of evidence in the PDF. */
export interface Merged {
  number: string;
  /** Pages, the first of which is number `first`; 0 if it is only listed. */
  pages: number;
  first: number;
  reason: NotMerged | null;
}

/**
 * Writes the submission as a PDF: the facts, then the evidence. The evidence is written into the file first, one after
 * the other, since the pages before it refer to its page numbers; so only one is in memory.
 */
export async function writeSubmission(
  { submission, timeline, now, path }: SubmissionJob,
  { read, onRead }: { read: ReadEvidence; onRead?: () => void },
): Promise<Merged[]> {
  const title = `${texts.title} · ${printable(submission.person.name)}`;
  const paper = await createPdfDocument({
    title,
    shows: submission,
    now,
    foot: timeline && headLabel(timeline),
    // Without files nothing is merged.
    hasGuests: submission.evidence.some(({ type }) => type !== null),
  });
  const { doc } = paper;
  const close = writeInto(doc, path);
  const guests = await addGuests(doc, submission.evidence, read);
  onRead?.();
  const firsts = layOut(paper, { submission, timeline }, guests);
  paper.addFooters();
  doc.end();
  close();
  return submission.evidence.map(({ number }) => {
    const guest = guests.get(number);
    const isMerged = guest !== undefined && 'pages' in guest;
    return {
      number,
      pages: isMerged ? guest.pages.length : 0,
      first: firsts.get(number) ?? 0,
      reason: guest !== undefined && 'reason' in guest ? guest.reason : null,
    };
  });
}

/** Lays out all pages; returns the first page of each merged piece of evidence. */
function layOut(
  paper: PdfDocument,
  { submission, timeline }: Pick<SubmissionJob, 'submission' | 'timeline'>,
  guests: Guests,
): ReadonlyMap<string, number> {
  const { doc } = paper;
  const { outline } = doc;
  const contents: Entry[] = [];
  const page = () => doc.bufferedPageRange().count;
  const bookmark = (text: string): PDFKit.PDFOutline => {
    doc.addNamedDestination(text, 'Fit');
    contents.push({ text, page: page(), goTo: text });
    return outline.addItem(text);
  };
  const portrait = () => void doc.addPage();
  let wasEmpty = false;
  const section = (
    text: string,
    write: () => void,
    { addPage = portrait, isEmpty = false }: { addPage?: () => void; isEmpty?: boolean } = {},
  ) => {
    // Sections that say "None recorded." share a page, also with what follows on the same kind of page.
    if (wasEmpty && (isEmpty || addPage === portrait)) doc.y += 24;
    else if (isEmpty) portrait();
    else addPage();
    wasEmpty = isEmpty;
    bookmark(text);
    paper.addSection('Sect', write);
  };
  const { periods, evidence, leftOut } = submission;
  const isIn = (each: SubmissionSection) => !leftOut.sections.includes(each);
  const numbers = goalNumbers(submission);
  const byNumber = new Map(evidence.map((each) => [each.number, each]));
  const around = { guests, numbers, evidence: byNumber };
  const has = (kind: 'reflections' | 'documents' | 'certificates') =>
    periods.some((period) => period[kind].length > 0);
  const addPage = () => addLandscapePage(paper);
  const all = periods.flatMap((period) => period.activities);
  const isEmpty = all.length === 0;

  cover(paper, submission, timeline);
  const fillContents = contentsAt(paper);
  section(texts.register, () => register(paper, submission, around), { addPage, isEmpty });
  if (isIn('plan')) {
    const hasNone = periods.every(({ goals }) => goals.length === 0);
    section(texts.plan, () => plan(paper, submission, numbers), { isEmpty: hasNone });
  }
  const records = isIn('reflections') ? texts.activities : texts.activitiesAlone;
  section(records, () => activities(paper, submission, around), { isEmpty });
  if (has('reflections')) {
    section(texts.reflections, () => otherReflections(paper, submission, around));
  }
  if (has('documents')) section(texts.documents, () => documents(paper, submission, around));
  if (has('certificates')) {
    section(texts.certificates, () => certificates(paper, submission, around));
  }
  if (isIn('interactive')) {
    const hasNone = !all.some(({ isInteractive }) => isInteractive);
    section(texts.interactive, () => interactive(paper, submission, guests), {
      addPage,
      isEmpty: hasNone,
    });
  }
  if (submission.practice) {
    const { entries } = submission.practice;
    section(additionTexts.practice, () => practice(paper, submission.practice!, guests), {
      addPage,
      isEmpty: entries.length === 0,
    });
  }
  if (submission.indemnity) {
    section(additionTexts.indemnity, () => indemnity(paper, submission.indemnity!, around), {
      isEmpty: submission.indemnity.length === 0,
    });
  }
  let fillPage: FillPage | undefined;
  if (isIn('evidence')) {
    const index = () => void (fillPage = evidenceIndex(paper, submission, guests));
    section(texts.index, index, { isEmpty: evidence.length === 0 });
  }
  section(texts.declaration, () => declaration(paper, submission));
  const firsts = new Map<string, number>();
  let parent: PDFKit.PDFOutline | undefined;
  evidencePages(paper, submission, {
    guests,
    onFirst({ number, name }) {
      parent ??= bookmark(texts.evidence);
      parent.addItem(`${number} · ${printable(name)}`);
      doc.addNamedDestination(destinations.pages(number), 'Fit');
      firsts.set(number, page());
    },
  });
  for (const [number, first] of firsts) fillPage?.(number, first);
  fillContents(contents);
  return firsts;
}
