import { counted } from '../counts.ts';
import type { CivilDate } from '../dates.ts';
import { secretLinkPages } from '../account/secret-links.ts';
import { sizeLabel } from '../sizes.ts';
import { PRODUCT } from '../product.ts';
import type { PracticeTotal } from './submission-additions.ts';

/** Days for which a link can work, in display order. */
export const sharedDays = [7, 28, 90] as const;
export type SharedDays = (typeof sharedDays)[number];

/** An audit gives 28 days to answer. */
export const SHARED_DAYS_DEFAULT: SharedDays = 28;

/** Maximum characters of a link's name. */
export const SHARED_NAME_MAX = 100;

/** Limits of a passphrase; bcrypt reads 72 bytes. */
export const PASSPHRASE_MIN = 8;
export const PASSPHRASE_MAX_BYTES = 72;

/** Maximum links of one user that work at the same time; our own limit. */
export const SHARED_MAX = 30;

/** Days for which the files are kept after a link has expired. */
export const SHARED_FILES_DAYS = 7;

/** Days for which a link that no longer works stays in its owner's list, with its log; a year. */
export const SHARED_LISTED_DAYS = 365;

/** Characters of a link's secret: 192 random bits in base64url. */
export const SHARED_SECRET_PATTERN = '^[A-Za-z0-9_-]{32}$';

/** Maximum characters of a ticket, with which the files are downloaded. */
export const SHARED_TICKET_MAX = 100;

/** Minutes for which a ticket is valid after the page was opened. */
export const SHARED_TICKET_MINUTES = 60;

/** The page for auditors. */
export const SHARED_PATH = secretLinkPages.shared;

/** Returns a link. Its secret is in the fragment, which browsers send to no server and put in no referrer. */
export const sharedUrl = (publicUrl: string, secret: string): string =>
  `${publicUrl}${SHARED_PATH}#${secret}`;

/** Returns the secret in a fragment such as '#abc'; null if there is none. */
export function secretIn(fragment: string): string | null {
  const secret = fragment.replace(/^#/, '');
  return new RegExp(SHARED_SECRET_PATTERN).test(secret) ? secret : null;
}

/** States of a link. */
export const sharedStateLabels = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
} as const;
export type SharedState = keyof typeof sharedStateLabels;

export const sharedStateLabel = (state: string): string =>
  sharedStateLabels[state as SharedState] ?? state;

/** Returns the state of a link at a time. */
export function sharedState(
  { expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
  now: Date,
): SharedState {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}

/** Label of each recorded use of a link. */
const accessLabels = {
  opened: 'Opened',
  'wrong-passphrase': 'Wrong passphrase',
  pdf: 'PDF downloaded',
  pack: 'Pack downloaded',
} as const;
export type SharedAccessKind = keyof typeof accessLabels;

/** Returns an access's label; a kind from a later version shows as its name. */
export const accessLabel = (kind: string): string => accessLabels[kind as SharedAccessKind] ?? kind;

/** Minutes within which the same browser that opens a link again is recorded once. */
export const ACCESS_ONCE_MINUTES = 10;

/** Facts that a link's page shows of the submission, as it was when the link was made. */
export interface SharedFacts {
  holderName: string;
  /** The registration that it is about; set only if its owner held several. */
  register?: string | null;
  registrationNumber: string | null;
  /** In words; not known of links made before. */
  registrationType?: string | null;
  /** Types of registration and their dates, in words; not known of links made before. */
  registrationHistory?: readonly string[];
  /** The owner's time zone. */
  timeZone: string;
  /** Newest last, as in the submission. */
  periods: readonly SharedPeriodFacts[];
  /** The submission's sentences about records that were left out. */
  leftOut: readonly string[];
  /** Numbered pieces of evidence. */
  evidenceCount: number;
  /**
   * Its remarks on files and reflections, such as where copies are. This and the fields below are not known of links
   * made before.
   */
  remarks?: SharedLines | null;
  /** Confirmations by others, each with how it came about. */
  confirmations?: SharedLines | null;
  /** Facts about the learning in our certificates. */
  certificates?: SharedLines | null;
  /** Null if its owner did not include them. */
  practice?: SharedPractice | null;
  indemnity?: readonly SharedCover[] | null;
  /** For each period the first SHARED_ACTIVITIES_MAX of its activities. */
  registers?: readonly (readonly SharedActivity[])[] | null;
}

/** Facts that only the page shows. They are deleted once the link has ended and its files are removed. */
export const factsOfPage = [
  'remarks',
  'confirmations',
  'certificates',
  'practice',
  'indemnity',
  'registers',
] as const satisfies (keyof SharedFacts)[];

/** Returns the facts without those of the page. */
export const factsOnceEnded = (facts: SharedFacts): SharedFacts => {
  const left = { ...facts };
  for (const name of factsOfPage) delete left[name];
  return left;
};

/** A statement of the submission, and what it is about. */
export interface SharedLine {
  label: string;
  text: string;
}

/** Statements, and the number of further ones, which are in the PDF only. */
export interface SharedLines {
  lines: readonly SharedLine[];
  more: number;
}

/** Maximum statements of a kind on a link's page; our own limit. */
export const SHARED_LINES_MAX = 100;

/** Maximum activities of a period on a link's page; our own limit. */
export const SHARED_ACTIVITIES_MAX = 200;

/** An activity in the register. */
export interface SharedActivity {
  number: number;
  day: CivilDate;
  title: string;
  /** In words. */
  activityType: string | null;
  provider: string | null;
  hours: number;
  isInteractive: boolean;
  /** Numbers of its evidence. */
  evidence: readonly string[];
}

export interface SharedPractice {
  entries: readonly {
    number: string;
    kind: string;
    employer: string;
    position: string | null;
    startDay: CivilDate;
    endDay: CivilDate;
    hours: number;
    notes: string | null;
    documents: readonly string[];
    evidence: readonly string[];
    remark: string | null;
  }[];
  totals: readonly PracticeTotal[];
}

export interface SharedCover {
  title: string;
  insurer: string | null;
  policyNumber: string | null;
  validFrom: CivilDate | null;
  validUntil: CivilDate | null;
  notes: string | null;
  evidence: readonly string[];
}

export interface SharedPeriodFacts extends SharedCounts {
  label: string;
  requiredTotal: number;
  requiredInteractive: number;
  /** Explains the required hours; null for a full year, not known of links made before. */
  basis?: string | null;
  completedTotal: number;
  completedInteractive: number;
}

/** Numbers of records in a period. */
export interface SharedCounts {
  activityCount: number;
  reflectionCount: number;
  documentCount: number;
}

/** Returns what a period has, in words. */
export const sharedCountsText = (period: SharedCounts): string =>
  [
    counted(period.activityCount, 'activity', 'activities'),
    counted(period.reflectionCount, 'reflection'),
    counted(period.documentCount, 'document'),
  ].join(', ');

/** Returns how often a link was used, in words. */
export function usesText(uses: { opened: number; downloaded: number; wrong: number }): string {
  const { opened, downloaded, wrong } = uses;
  return [
    opened === 0 ? 'Not opened yet' : `Opened ${timesText(opened)}`,
    ...(downloaded > 0 ? [counted(downloaded, 'download')] : []),
    ...(wrong > 0 ? [counted(wrong, 'wrong passphrase')] : []),
  ].join(', ');
}

const timesText = (count: number): string => (count === 1 ? 'once' : counted(count, 'time'));

/** Texts of the owner's screens, and errors. */
export const sharedMessages = {
  title: 'Auditor’s link',
  listTitle: 'Shared submissions',
  about:
    'A link to this submission as it is now, to read and download. Later changes of your records do not change it, and it opens nothing else in your account.',
  listAbout:
    'Links to your submissions, made in Export Report. Each shows one submission as it was on that day, until it expires or you revoke it.',
  empty: 'You have not shared a submission.',
  emptyText: 'Choose Export Report, then Submission, to make a link for an auditor.',
  make: 'Make link',
  making: 'Making the link...',
  makingText: 'The PDF and the pack are made once and stored. This may take a minute.',
  once: 'Copy the link now: it is shown only once. Anyone with it can read the submission.',
  onceWithPassphrase:
    'Copy the link now: it is shown only once. Send the passphrase separately from the link.',
  copied: { title: 'Link copied' },
  copyFailed: {
    title: 'Copying failed',
    description: 'Select the link and copy it.',
  },
  revoked: { title: 'Link revoked', description: 'It stopped working, and its files are removed.' },
  removed: { title: 'Link deleted' },
  failed: 'That did not work',
  revokeQuestion: {
    title: 'Revoke this link?',
    text: 'It stops working at once, and its files are removed. This cannot be undone; you can make a new link.',
  },
  removeQuestion: {
    title: 'Delete this link?',
    text: 'It stops working at once. Its files and the list of who opened it are deleted for good.',
  },
  nameLabel: 'For whom',
  nameHint: 'Only you see it, such as “Auditor at Ahpra”.',
  name: 'Say who the link is for',
  daysLabel: 'Works for',
  days: `A link works for ${sharedDays.join(', ').replace(/, (\d+)$/, ' or $1')} days`,
  passphraseLabel: 'Passphrase (optional)',
  passphraseHint: `If you set one, it is asked for before anything is shown. At least ${PASSPHRASE_MIN} characters.`,
  passphraseShort: `Passphrase must be at least ${PASSPHRASE_MIN} characters`,
  passphraseLong: `Passphrase must be at most ${PASSPHRASE_MAX_BYTES} letters and digits, fewer with accents or emoji`,
  tooMany: `You have ${SHARED_MAX} links that work. Revoke one before you make another.`,
  noSpace: (limit: number) =>
    `With this submission your files would take up more than ${sizeLabel(limit)}. Revoke or delete older links, or delete files: those in the bin still count.`,
  full: 'The server has no room for the files of this link right now, so no link was made. Please try again later.',
  unreachable:
    'The files of this link could not be stored, so no link was made. Please try again in a moment.',
} as const;

/** Texts of the page that a link opens. */
export const sharedPageTexts = {
  title: 'CPD submission',
  question:
    'This link shows a frozen submission of CPD records. Opening it is recorded for its owner, with the time.',
  invalid: 'This link is no longer valid.',
  invalidText:
    'It may have expired or been revoked, or part of it is missing. Copy the whole link, or ask its owner for a new one.',
  passphraseTitle: 'This submission is protected',
  passphraseText: 'Its owner has set a passphrase. Enter it to read the submission.',
  passphraseLabel: 'Passphrase',
  open: 'Open submission',
  opening: 'Opening...',
  wrong: 'That passphrase is not right.',
  ticket: 'This page has been open for a long time. Load it again.',
  unavailable: 'The files cannot be reached right now. Please try again in a moment.',
  files: 'Files',
  hashes: 'Checksums',
  filesText: 'The pack holds the PDF, its tables, every evidence file, and the timeline.',
  pdf: 'Download PDF',
  pack: 'Download pack',
  checkTitle: 'Check the pack',
  checkText:
    'The pack is downloaded into this browser and checked on your device: every file against the pack’s list, and every record against the timeline. The file verify.html in the pack does the same without this server.',
  remarks: 'Remarks on evidence and reflections',
  confirmations: 'Confirmations by others',
  certificates: 'Certificates of learning modules',
  more: (count: number) => `${counted(count, 'more stands', 'more stand')} in the PDF.`,
  check: 'Check on this device',
  checking: 'Checking...',
  sameHash: 'The pack is the one that was frozen: its SHA-256 is the one above.',
  otherHash: 'This pack is not the one that was frozen: its SHA-256 is different.',
  about: `${PRODUCT} keeps this copy as its owner froze it. The hours and texts are the owner’s own statement; the page does not judge them.`,
} as const;
