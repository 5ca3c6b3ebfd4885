import { pdfWords } from '#client/lib/pdf/pdf-words.ts';
import { unpack } from '#client/lib/unpack.ts';
import { badgeLimits, badgeTextIn } from '#domain/records/badge-containers';
import { readBadge } from '#domain/records/badge-contents';
import { badgeReading } from '#domain/records/badge-proposals';
import type { CivilDate } from '#domain/dates';
import { joinWords } from '#domain/records/certificate-cells';
import {
  certificateLimits as limits,
  isCertificatePicture,
  type CertificateProblem,
} from '#domain/records/certificate-files';
import { readCertificate, type CertificateReading } from '#domain/records/certificate-words';

/** A certificate as read, with the pages of its file. */
export interface ReadCertificate {
  reading: CertificateReading;
  pages: number;
  isBadge?: boolean;
}

type Read = ReadCertificate | { problem: CertificateProblem };

/** Reads a file on this device: nothing of it is sent. */
export async function readFile(file: File, today: CivilDate, signal: AbortSignal): Promise<Read> {
  if (file.size > limits.bytes) return { problem: 'too-large' };
  return isCertificatePicture(file)
    ? readPicture(file, today, signal)
    : readPdf(file, today, signal);
}

async function readPdf(file: File, today: CivilDate, signal: AbortSignal): Promise<Read> {
  const request = {
    bytes: new Uint8Array(await file.arrayBuffer()),
    pages: limits.pages,
    words: limits.words,
  };
  const read = await pdfWords(request, limits.pdfTime, signal);
  if ('problem' in read) return read;
  const cells = joinWords(read.words);
  if (cells.length === 0) return { problem: 'no-text' };
  const source = read.isRecognised ? 'picture' : read.pages > limits.pages ? 'part' : 'text';
  return { reading: readCertificate(cells, today, source), pages: read.pages };
}

async function readPicture(file: File, today: CivilDate, signal: AbortSignal): Promise<Read> {
  // The reader is large, and loads when a picture is first read; without a connection it may be missing.
  const reader = await import('#client/lib/pictures/picture-words.ts').catch(() => null);
  if (!reader) return { problem: 'not-loaded' };
  const read = await reader.pictureWords(file, limits.pictureTime, signal);
  if ('problem' in read) return read;
  const cells = joinWords(read.words);
  if (cells.length === 0) return { problem: 'no-words' };
  return { reading: readCertificate(cells, today, 'picture'), pages: 1 };
}

/** Reads the Open Badge that a file is or contains; null if there is none. */
export async function readOpenBadge(file: File, today: CivilDate): Promise<ReadCertificate | null> {
  if (file.size > limits.bytes) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = await badgeTextIn(bytes, (packed) => unpack(packed, badgeLimits.bytes));
  const badge = text === null ? null : readBadge(text);
  return badge && { reading: badgeReading(badge, today), pages: 1, isBadge: true };
}
