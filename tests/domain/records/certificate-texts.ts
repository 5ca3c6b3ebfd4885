import type { Cell } from '#domain/records/certificate-cells';
import type { Proposal } from '#domain/records/certificate-proposals';
import type { CertificateReading } from '#domain/records/certificate-words';

/** The day on which the certificates of certificate-texts.txt are read. */
export const today = '2026-11-24';

const LETTER = 6;
const LINE = 20;
const HEIGHT = 12;

/** Lays out lines of text as a page does: three spaces separate two columns. */
export function cellsOf(text: string): Cell[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: words, index }) => ({
      text: words,
      left: index * LETTER,
      right: (index + words.length) * LETTER,
      top: at * LINE,
      bottom: at * LINE + HEIGHT,
    })),
  );
}

function summary<Value>(proposal: Proposal<Value> | null, write: (value: Value) => string): string {
  if (proposal === null) return '-';
  if (proposal.is === 'sure') return write(proposal.value);
  return `?${proposal.options.map(write).join(',')} ${proposal.why}`;
}

/** Returns day, hours and number in the form of certificate-texts.txt. */
export const figures = ({ day, hours, number }: CertificateReading): string =>
  [
    summary(day, ({ from, to }) => (from === to ? to : `${from}..${to}`)),
    summary(hours, String),
    summary(number, String),
  ].join(' | ');

export const names = ({ title, provider }: CertificateReading): string =>
  [summary(title, String), summary(provider, String)].join(' | ');
