import type { Submission } from '../../schema/proof/portfolio/editions.ts';
import type { ReportEvidence } from '../../schema/proof/portfolio/report-record.type.ts';
import { certificateTexts } from '#domain/learning/certificates';
import { counted } from '#domain/counts';
import { checksumLabels, evidenceTypeLabel } from '#domain/records/evidence-files';
import { sizeLabel } from '#domain/sizes';
import { evidenceTextGrade } from '#domain/records/evidence-strength';
import {
  evidenceColumns,
  evidencePageLabel,
  fromPageLabel,
  notMergedTexts,
  submissionTexts as texts,
} from '#domain/proof/submission';
import { ink, type Box, type PdfDocument } from '../pdf-document.ts';
import { heading } from '../portfolio/parts.ts';
import { printable } from '../printable.ts';
import { dayText } from '../words.ts';
import { destinations } from './evidence-links.ts';
import type { GuestPage } from './merge/guest-page.ts';
import type { Guests } from './merge/guests.ts';
import { none } from './records.ts';
import { table, type CellLine } from './table.ts';

/** Characters after which a note is cut in the index; it is printed in full with its activity. */
const NOTE_SHOWN = 300;

/** Fills in the first page of a piece of evidence once it is known. */
export type FillPage = (number: string, page: number) => void;

/** Every piece of evidence by number, with its checksum and its place in the document. */
export function evidenceIndex(
  paper: PdfDocument,
  { evidence }: Submission,
  guests: Guests,
): FillPage {
  heading(paper, 'H1', texts.index);
  if (evidence.length === 0) none(paper);
  const { doc } = paper;
  const places = new Map<string, Box & { page: number }>();
  const pageNow = () => doc.bufferedPageRange().count - 1;
  if (evidence.length > 0) {
    doc.y += 6;
    table<ReportEvidence>(
      paper,
      [
        { label: evidenceColumns.number, width: 34, cell: ({ number }) => number },
        { label: evidenceColumns.name, width: 190, cell: nameOf },
        { label: evidenceColumns.about, width: 105, cell: ({ about }) => about },
        { label: evidenceColumns.addedOn, width: 62, cell: ({ addedOn }) => dayText(addedOn) },
        {
          label: evidenceColumns.place,
          width: 92,
          cell: ({ number, type }) =>
            type === null
              ? 'With its activity'
              : placeLines(number, guests, (box) =>
                  places.set(number, { ...box, page: pageNow() }),
                ),
        },
      ],
      evidence,
      ({ number }) => paper.addDestination(destinations.entry(number)),
    );
  }
  return (number, page) => {
    const place = places.get(number);
    if (!place) return;
    doc.switchToPage(place.page);
    const text = fromPageLabel(page);
    // The link beside it says the same to a screen reader.
    paper.draw(() => {
      paper.use(text, { size: 8.5 }).text(text, place.x, place.y, { width: place.width });
    });
  };
}

/** Returns the kind of a piece without a file; a note that contains an address is a link. */
export function noteLabel({
  name,
  attestationId,
}: Pick<ReportEvidence, 'name' | 'attestationId'>): string {
  if (attestationId !== null) return texts.confirmation;
  return evidenceTextGrade(name) === 'link' ? texts.link : texts.note;
}

function nameOf({
  attestationId,
  name,
  certificate,
  type,
  sizeBytes,
  sha256,
  keptSha256,
  remark,
}: ReportEvidence): string | CellLine[] {
  if (attestationId !== null) return name;
  if (type === null) {
    const note = name.length > NOTE_SHOWN ? `${name.slice(0, NOTE_SHOWN)}…` : name;
    return `${noteLabel({ name, attestationId })}: ${note}`;
  }
  if (certificate) return [{ text: name }, { text: certificateTexts.issued }];
  return [
    { text: name },
    { text: `${evidenceTypeLabel(type)}, ${sizeLabel(sizeBytes!)}, ${checksumLabels.sha256}` },
    ...checksumLines(sha256),
    ...(keptSha256 === null || keptSha256 === sha256
      ? []
      : [{ text: checksumLabels.keptSha256 }, ...checksumLines(keptSha256)]),
    ...(remark ? [{ text: remark }] : []),
  ];
}

const checksumLines = (sha256: string | null): CellLine[] =>
  sha256 === null ? [] : [{ text: sha256.slice(0, 32) }, { text: sha256.slice(32) }];

function placeLines(
  number: string,
  guests: Guests,
  onPlaced: (box: Box) => void,
): string | CellLine[] {
  const guest = guests.get(number);
  if (!guest || 'reason' in guest) return notMergedTexts[guest?.reason ?? 'unavailable'];
  return [
    { text: counted(guest.pages.length, 'page'), goTo: destinations.pages(number) },
    { text: ' ', onPlaced },
  ];
}

const EDGE = 28;
const TOP = 52;
const BOTTOM = 64;

/** The pages of all merged evidence, each with its number in the margin. */
export function evidencePages(
  paper: PdfDocument,
  { evidence }: Submission,
  { guests, onFirst }: { guests: Guests; onFirst: (piece: ReportEvidence) => void },
): void {
  for (const piece of evidence) {
    const guest = guests.get(piece.number);
    if (!guest || 'reason' in guest) continue;
    for (const [index, page] of guest.pages.entries()) {
      const isWide = page.width > page.height;
      paper.doc.addPage({
        size: 'A4',
        layout: isWide ? 'landscape' : 'portrait',
        margin: paper.margin,
      });
      if (index === 0) onFirst(piece);
      const label = evidencePageLabel(piece.number, index + 1, guest.pages.length);
      pageOf(paper, page, { label, name: piece.name });
    }
  }
}

function pageOf(
  paper: PdfDocument,
  page: GuestPage,
  { label, name }: { label: string; name: string },
): void {
  const { doc, body } = paper;
  const half = (doc.page.width - 2 * EDGE) / 2;
  paper.addText('P', label, { size: 10, weight: 'bold' }, { x: EDGE, y: 22, width: half });
  const shown = printable(name);
  const short = shown.length > 48 ? `${shown.slice(0, 47)}…` : shown;
  const right = { x: EDGE + half, y: 22, width: half };
  paper.addText('P', short, { size: 9, color: ink.soft, align: 'right' }, right);
  const room = { width: doc.page.width - 2 * EDGE, height: doc.page.height - TOP - BOTTOM };
  const scale = Math.min(room.width / page.width, room.height / page.height, 1.5);
  const x = EDGE + (room.width - page.width * scale) / 2;
  body.add(doc.struct('Figure', { alt: `${label}: ${shown}` }, () => page.draw(x, TOP, scale)));
  doc.x = paper.margin;
}
