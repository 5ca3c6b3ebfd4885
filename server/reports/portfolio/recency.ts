import type { RecencyStanding } from '#domain/standing/recency';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { cite } from '../words.ts';
import { heading, labelled } from './parts.ts';

/** Heading of what the practice hours show. */
export const RECENCY_HEADING = 'Recency of practice';

/** Prints what the practice hours on record show for each way to meet the recency standard, with its source. */
export function recencyPages(
  paper: PdfDocument,
  { summary, ways, notices, pack }: RecencyStanding,
): void {
  const small = { size: 9, color: ink.soft, above: 2 };
  heading(paper, 'H1', RECENCY_HEADING);
  paper.addText('P', summary, { size: 10, above: 2 });
  for (const { text, finding } of ways) labelled(paper, text, finding);
  for (const notice of notices) paper.addText('P', notice, { ...small, above: 6 });
  cite(paper, pack.source, { above: 8 });
  paper.addText('P', pack.unread.text, { ...small, above: 6 });
  cite(paper, pack.unread.source);
}
