import { civilDate } from '#domain/dates';
import { badgeRemark, type EvidenceBadge } from '#domain/records/evidence-badges';
import { certificateLabel } from '#domain/learning/certificates';
import {
  confirmationNumber,
  evidenceNumber,
  type SubmissionSection,
} from '#domain/proof/submission';
import type { ReportCertificate, ReportFile } from './report-record.type.ts';
import type { PortfolioDocument } from './editions.ts';
import type { ReportAttestation, ReportEvidence } from './report-record.type.ts';

/** State of the numbering, and the owner's choices. */
export interface Builder {
  omits: ReadonlySet<SubmissionSection>;
  without: Record<'activities' | 'reflections' | 'documents' | 'files', ReadonlySet<number>>;
  withheld: Record<'reflections' | 'modules', ReadonlySet<number>>;
  /** All activities of the portfolio; their reflections are with them or left out with them. */
  activityIds: ReadonlySet<number>;
  /** Evidence numbered so far. */
  evidence: ReportEvidence[];
  documents: ReadonlyMap<number, PortfolioDocument>;
  certificates: readonly ReportCertificate[];
  /** The numbers of files, by their ids, and of certificates, by theirs: several activities can cite the same document. */
  numbers: Map<number | string, string>;
  /** The owner's time zone. */
  timeZone: string;
  /** Activities numbered so far. */
  count: number;
  /** Confirmations numbered so far. */
  confirmations: ReportEvidence[];
}

/** Numbers the files of a record that are available and not left out. */
export const filesOf = (files: readonly ReportFile[], about: string, builder: Builder): string[] =>
  files
    .filter(
      ({ id, isMissing }) =>
        !isMissing && !builder.omits.has('evidence') && !builder.without.files.has(id),
    )
    .toSorted((a, b) => a.id - b.id)
    .map((file) => builder.numbers.get(file.id) ?? numberedFile(file, about, builder));

function numberedFile(file: ReportFile, about: string, builder: Builder): string {
  const { id, name, type, sizeBytes, sha256, keptSha256, addedOn, substance } = file;
  const badge = badgeText(file.badge, builder.timeZone);
  const known = { name, type, sizeBytes, sha256, keptSha256, addedOn, substance, badge };
  const piece = { ...noFile, fileId: id, ...known, about };
  const number = numbered(piece, builder);
  builder.numbers.set(id, number);
  return number;
}

/** Returns the sentence on a badge, with the day of its last check in the owner's time zone. */
function badgeText(badge: EvidenceBadge | null, timeZone: string): string | null {
  if (!badge) return null;
  const checkedOn = badge.checkedAt && civilDate(new Date(badge.checkedAt), timeZone);
  return badgeRemark(badge, checkedOn || null);
}

/** Returns the number of a certificate as evidence, in a list; none if evidence is left out. */
export function certificateNumber(certificate: ReportCertificate, builder: Builder): string[] {
  if (builder.omits.has('evidence')) return [];
  const { number, title: about, day: addedOn } = certificate;
  const known = builder.numbers.get(number);
  if (known) return [known];
  const type = 'application/pdf';
  const piece = { ...noFile, certificate: number, name: certificateLabel(number), type };
  const found = numbered({ ...piece, about, addedOn }, builder);
  builder.numbers.set(number, found);
  return [found];
}

/** Numbers a confirmation by another person, unless evidence is left out. */
export function confirmed(
  attestation: ReportAttestation,
  about: string,
  builder: Builder,
): ReportAttestation {
  if (builder.omits.has('evidence')) return attestation;
  const number = confirmationNumber(builder.confirmations.length + 1);
  const { id, evidence: name, signedOn: addedOn } = attestation;
  builder.confirmations.push({ ...noFile, number, attestationId: id, name, about, addedOn });
  return { ...attestation, number };
}

export const noFile = {
  fileId: null,
  attestationId: null,
  certificate: null,
  type: null,
  sizeBytes: null,
  sha256: null,
  keptSha256: null,
  substance: null,
  badge: null,
  remark: null,
} as const;

export function numbered(piece: Omit<ReportEvidence, 'number'>, { evidence }: Builder): string {
  const number = evidenceNumber(evidence.length + 1);
  evidence.push({ number, ...piece });
  return number;
}
