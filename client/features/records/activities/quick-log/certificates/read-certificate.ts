import { pdfWords } from '#client/lib/pdf/pdf-words.ts';
import type { CivilDate } from '#domain/dates';
import { joinWords } from '#domain/records/certificate-cells';
import {
  certificateLimits as limits,
  type CertificateProblem,
} from '#domain/records/certificate-files';
import { readCertificate, type CertificateReading } from '#domain/records/certificate-words';

/** A certificate as read, with the pages of its file. */
export interface ReadCertificate {
  reading: CertificateReading;
  pages: number;
}

/** Reads a file on this device: nothing of it is sent. */
export async function readFile(
  file: File,
  today: CivilDate,
  signal: AbortSignal,
): Promise<ReadCertificate | { problem: CertificateProblem }> {
  if (file.size > limits.bytes) return { problem: 'too-large' };
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
