import { counted } from '../counts.ts';
import { dayTimeLabel, DEFAULT_TIME_ZONE } from '../dates.ts';
import {
  fileProblemText,
  filesCheckedText,
  filesUnknownText,
  type FileProblem,
} from './timeline-check.ts';
import type { PackClaims } from './pack-signature.ts';

/** The parts of a check, each with a statement of its own. */
export type CheckedPart =
  'signature' | 'timeline' | 'files' | 'tables' | 'pdf' | 'recorded' | 'time';

/** One finding of a check, in words: success, what could not be checked (info, warning), or a failure (error). */
export interface Statement {
  part: CheckedPart;
  severity: 'success' | 'info' | 'warning' | 'error';
  title: string;
  lines: string[];
  /** True for time-stamps if an authority confirms some moments but not others. */
  isPartial?: boolean;
}

/** Address of a server's page that checks packs. */
const checkAt = (issuer: string): string => `${issuer}/verify`;

const signature = (
  severity: Statement['severity'],
  title: string,
  ...lines: string[]
): Statement => ({ part: 'signature', severity, title, lines });

/** Results of the check of a pack's signature. */
export const signatureStatements = {
  unsigned: () =>
    signature(
      'warning',
      'Not signed',
      'Nothing shows which server made this pack, so all of it can be made up, its timeline and checksums included. Packs of earlier versions have no signature.',
      'The other checks below compare its parts with each other only. Compare its fingerprint with one that was printed or sent earlier.',
    ),
  removed: () =>
    signature('error', 'The signature was removed', 'The pack lists a key, but has no signature.'),
  unreadable: () =>
    signature('error', 'The signature is not valid', 'It is not a signature of a pack.'),
  elsewhere: (issuer: string) =>
    signature(
      'error',
      'The signature is not valid',
      `It names a key at another address than its issuer’s, ${issuer}.`,
    ),
  wrong: (issuer: string) =>
    signature(
      'error',
      'The signature is not valid',
      `It was changed, or was not made with the key of ${issuer} that it names.`,
    ),
  unknownIssuer: (issuer: string) =>
    signature(
      'warning',
      'Signed by an issuer that this server does not know',
      `It says ${issuer}. The signature was not checked here. If you trust that address, check the pack at ${checkAt(issuer)}.`,
    ),
  unknownKey: (issuer: string) =>
    signature(
      'error',
      'Signed with a key that this server does not know or has withdrawn',
      `The signature says that it is of this server, ${issuer}. Ask the owner for a new pack.`,
    ),
  files: (problems: readonly [path: string, problem: FileProblem][], otherHead: boolean) =>
    signature(
      'error',
      'The signature is not of these files',
      ...problems.map(([path, problem]) => fileProblemText(path, problem)),
      ...(otherHead ? ['The timeline ends at another event than the one that was signed.'] : []),
    ),
  valid: ({ iss, ...claims }: PackClaims) =>
    signature('success', `Signed by ${iss}`, madeText(claims)),
  /** The key is a copy in the pack, so whose it is was not checked. */
  withOwnKey: ({ iss, ...claims }: PackClaims, fingerprint: string, keysAt: string) =>
    signature(
      'info',
      `Signed with the key in this pack, which says that it is of ${iss}`,
      madeText(claims),
      `Fingerprint of the key: ${fingerprint}`,
      `A forged pack can carry a forged key and a forged copy of this page. Compare the fingerprint with the keys at ${keysAt}, or check the pack at ${checkAt(iss)}.`,
    ),
} as const;

const madeText = ({ iat, name, files }: Omit<PackClaims, 'iss'>): string =>
  `Made for ${name} on ${dayTimeLabel(new Date(iat * 1000), DEFAULT_TIME_ZONE)}, Brisbane time, by that server’s clock. All ${counted(files.length, 'file')} are in the signature.`;

/** Result of the check of the timeline. */
export const timelineStatement = (problems: string[]): Statement =>
  problems.length > 0
    ? {
        part: 'timeline',
        severity: 'error',
        title: 'The timeline was changed afterwards',
        lines: problems,
      }
    : {
        part: 'timeline',
        severity: 'success',
        title: 'The timeline is complete',
        lines: [
          'Every event follows from the one before, and each record reads as it was recorded.',
        ],
      };

/** Result of comparing the files with the pack's list. */
export const filesStatement = (
  problems: readonly [path: string, problem: FileProblem][],
  { compared, recorded, unknown }: { compared: number; recorded: number; unknown: number },
): Statement => ({
  part: 'files',
  // If some files could not be compared, the check has not passed.
  severity: problems.length > 0 ? 'error' : unknown > 0 ? 'info' : 'success',
  title:
    problems.length > 0 ? 'The files differ from the list of the pack' : 'The files are as listed',
  lines: [
    ...problems.map(([path, problem]) => fileProblemText(path, problem)),
    filesCheckedText(compared, recorded),
    ...(unknown > 0 ? [filesUnknownText(unknown)] : []),
  ],
});

const LINKS =
  'Not compared: goals, documents and confirmations that a row names, which record a reflection or a piece of evidence belongs to, certificates as evidence, changes of goals, the required hours, and the owner’s name, employer, registration and number.';

export const tableTexts = {
  noZone:
    'Days were not compared: the pack does not name the time zone in which its moments are days.',
} as const;

/** Result of comparing the tables and data with the timeline. */
export const tablesStatement = (
  differences: readonly string[],
  unchecked: readonly string[],
): Statement => ({
  part: 'tables',
  severity: differences.length > 0 ? 'error' : unchecked.length > 0 ? 'info' : 'success',
  title:
    differences.length > 0
      ? 'The tables do not agree with the timeline'
      : 'The tables agree with the timeline',
  lines: [...differences, ...unchecked, LINKS],
});

/** Results of comparing the totals in the PDF with the timeline. */
export const pdfStatements = {
  agrees: (): Statement => ({
    part: 'pdf',
    severity: 'success',
    title: 'The totals in the PDF agree with the timeline',
    lines: ['Its other pages were not compared.'],
  }),
  differs: (lines: string[]): Statement => ({
    part: 'pdf',
    severity: 'error',
    title: 'The totals in the PDF do not agree with the timeline',
    lines,
  }),
  unread: (why: string): Statement => ({
    part: 'pdf',
    severity: 'info',
    title: 'The PDF was not compared',
    lines: [why],
  }),
} as const;

/** Why the totals in the PDF were not compared. */
export const pdfReasons = {
  offline: 'This page does not read the PDF. /verify of a server compares its totals, too.',
  hidden:
    'Activities whose text is withheld count in its totals, so they cannot be added up from the timeline.',
  noZone: tableTexts.noZone,
  unreadable: 'It could not be read.',
  notLoaded:
    'The part of this page that reads PDFs could not be loaded. Check the connection and choose the pack again.',
  missing: 'The pack has none, or several in its first folder.',
} as const;

/** Names the periods whose totals could not be found on the first pages, or not distinguished from other text. */
export const totalsNotFound = (labels: readonly string[]): string =>
  `Its first pages have no totals that can be read for certain for the CPD period ${labels.join(', ')}.`;

/** Names the records that print an earlier or later day than the timeline. */
export const recordedStatement = (names: readonly string[]): Statement => ({
  part: 'recorded',
  severity: 'warning',
  title: 'Some records print another day than the timeline',
  lines: [
    'The timeline has the moment of the database; what the tables print as “Recorded on” was stored with the record.',
    ...names,
  ],
});

/** Returns the whole check in one sentence: only parts that were checked have passed. */
export function verdictOf(statements: readonly Statement[]): Omit<Statement, 'part'> {
  if (statements.some(({ severity }) => severity === 'error')) {
    return {
      severity: 'error',
      title: 'Do not rely on this pack',
      lines: ['Something was changed afterwards, or the signature is not valid. See below.'],
    };
  }
  const passed = new Set(
    statements.filter(({ severity }) => severity === 'success').map(({ part }) => part),
  );
  const all: CheckedPart[] = ['signature', 'timeline', 'files', 'tables', 'pdf'];
  const hasDoubt = statements.some(({ severity }) => severity === 'warning');
  if (hasDoubt || !all.every((part) => passed.has(part))) {
    return {
      severity: 'info',
      title: 'No change was found in what was checked',
      lines: ['Read below what was checked and what was not.'],
    };
  }
  const agree =
    'The signature, every file, the timeline, the tables and the totals of the PDF agree.';
  if (passed.has('time')) {
    return {
      severity: 'success',
      title: 'No change was hidden',
      lines: [`${agree} An independent authority confirms when its records existed.`],
    };
  }
  // An operator who sets the server's clock back can make a whole new pack that passes all of these checks.
  const isPartial = statements.some((each) => each.isPartial);
  return {
    severity: 'info',
    title: isPartial
      ? 'No change was found; some moments are the server’s own word'
      : 'No change was found; the moments are the server’s own word',
    lines: [
      `${agree} But ${isPartial ? 'not all records were time-stamped by an independent authority when they were recorded' : 'no independent authority that is known here confirms when its records existed'}: a server whose clock was set back could have made all of it later.`,
    ],
  };
}
