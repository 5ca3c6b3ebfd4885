import { counted } from '../counts.ts';
import { sizeLabel } from '../sizes.ts';
import { EVIDENCE_MAX_BYTES } from './evidence-files.ts';

/** Limits of reading a certificate on the user's device. */
export const certificateLimits = {
  /** Files that are read of those chosen. */
  files: 3,
  bytes: EVIDENCE_MAX_BYTES,
  /** Pages that are read: a certificate has one or two. */
  pages: 3,
  /** Pieces of text of a page. */
  words: 4_000,
  /** Milliseconds until the reader is stopped. */
  pdfTime: 20_000,
  pictureTime: 90_000,
} as const;

/** Why a certificate was not read. */
export type CertificateProblem =
  | 'too-large'
  | 'not-a-pdf'
  | 'not-a-picture'
  | 'protected'
  | 'no-text'
  | 'no-words'
  | 'too-slow'
  | 'stopped'
  | 'failed'
  | 'not-loaded';

/** Texts beside a file that may be a certificate. */
export const certificateTexts = {
  reading: 'Reading the file on this device...',
  heading: 'From the certificate',
  /** Of one of several files. */
  headingOf: (name: string) => `From ${name}`,
  help: 'Read on this device. Press what is right; nothing changes before.',
  badgeHelp:
    'An Open Badge, read on this device. Press what is right; its issuer is checked once it is saved.',
  nothing: 'It says no title, day or hours that could be read. Enter them above.',
  notFound: (names: readonly string[]) => `Not found: ${names.join(', ')}.`,
  firstPages: (pages: number, all: number) =>
    `Only the first ${pages} of its ${counted(all, 'page')} were read.`,
  moreFiles: (count: number) => `${counted(count, 'more file')} not read for proposals.`,
  hide: (name: string) => `Hide what ${name} says`,
  show: (name: string) => `Show what ${name} says`,
  again: 'Try again',
  readPicture: 'Read this picture',
  readPictureHelp: 'Finds title, day and hours on this device. Loads 5 MB the first time.',
  stop: 'Stop',
  labels: { title: 'Title', number: 'Certificate number' },
  choose: 'choose',
  numbered: (number: string) => `Certificate ${number}`,
  question: (label: string, words: readonly string[]) =>
    `${label}: ${words.map((each) => `“${each}”`).join(', ')}.`,
  use: (label: string, value: string) => `${label} from the certificate: ${value}`,
  problems: {
    'too-large': `It is larger than ${sizeLabel(EVIDENCE_MAX_BYTES)} and was not read.`,
    'not-a-pdf': 'It could not be read: it is damaged, or no PDF.',
    'not-a-picture': 'It could not be read: this browser cannot show the picture.',
    protected: 'It could not be read: it asks for a password.',
    'no-text': 'It could not be read: its pages are pictures without text.',
    'no-words': 'No words were found in the picture.',
    stopped: 'It was not read.',
    'too-slow': 'It could not be read in time.',
    failed: 'It could not be read.',
    'not-loaded': 'The reader could not be loaded. Check your connection.',
  } satisfies Record<CertificateProblem, string>,
} as const;

interface Named {
  name: string;
  type: string;
}

/** True for a picture, whose words must be recognised. */
export const isCertificatePicture = ({ name, type }: Named): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name);

/** True for a file that is read for an Open Badge first, in no time: a PNG may have one. */
export const mayBeBadge = ({ name, type }: Named): boolean =>
  isBadgeOnly({ name, type }) || type === 'image/png' || /\.png$/i.test(name);

/** True for a file that is read for an Open Badge and nothing else. */
export const isBadgeOnly = ({ name, type }: Named): boolean =>
  type === 'image/svg+xml' || /\.(?:svg|json|jwt|txt)$/i.test(name);

/** True for a file that can be read as a certificate. */
export const isReadableCertificate = (file: Named): boolean =>
  file.type === 'application/pdf' ||
  /\.pdf$/i.test(file.name) ||
  isBadgeOnly(file) ||
  isCertificatePicture(file);
