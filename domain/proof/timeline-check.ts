import { counted } from '../counts.ts';
import type { ChainCheck, RecordDifference } from '../records/record-chain.ts';
import { PRODUCT } from '../product.ts';

/** The file of an audit pack that has the timeline. */
export const TIMELINE_FILE = 'timeline.json';

/** The page in a pack that checks it in a browser. */
export const VERIFIER_FILE = 'verify.html';

/** Maximum bytes of a timeline; our own limit, some 100,000 events. */
export const TIMELINE_MAX_BYTES = 60_000_000;

/** Texts of the check of an audit pack. */
export const timelineTexts = {
  title: 'Check an audit pack',
  about:
    'Choose a pack (ZIP), or the timeline.json in it. It is checked in this browser and not uploaded.',
  choose: 'Choose an audit pack',
  chooseFolder: 'Choose its unpacked folder',
  checking: 'Checking...',
  unreadable: `This is not an audit pack of ${PRODUCT}, or it has no timeline, or it was cut short. Choose another file.`,
  insecure: 'This browser cannot check a pack here. Open this page over https.',
  twice:
    'Two files of this pack have the same name, so programs can read either. Do not rely on it.',
  compare: 'The footer of the report must show',
  records: 'Records in this pack',
} as const;

const problems: Record<RecordDifference['problem'], string> = {
  changed: 'does not read as it was recorded',
  missing: 'is missing',
  unrecorded: 'was never recorded',
};

const fileProblems = {
  changed: 'is not the file that the pack lists',
  missing: 'is listed, but not in the pack',
  unlisted: 'is in the pack, but not listed',
  replaced: 'is not the file that was recorded',
  unsigned: 'is not in the signature',
  resigned: 'is not the file that was signed',
  taken: 'was signed, but is not in the pack',
} as const;
export type FileProblem = keyof typeof fileProblems;

/** Returns in words what is wrong with a file of a pack. */
export const fileProblemText = (path: string, problem: FileProblem): string =>
  `The file “${path}” ${fileProblems[problem]}.`;

/** Returns how many files were compared, in words. */
export const filesCheckedText = (compared: number, recorded: number): string =>
  `${counted(compared, 'file')} compared with the list of the pack; ${counted(recorded, 'evidence file')} byte for byte as recorded.`;

/** Says which evidence files could not be compared with the timeline, and why. */
export const filesUnknownText = (pictures: number): string =>
  `Not compared with the timeline: ${counted(pictures, 'picture')} added before it had the checksum of the bytes that are kept. It has the checksum of what was sent, and a picture is saved again without its location.`;

/** Returns the problems that a check found, one sentence each; none if everything is unchanged. */
export function timelineProblems(
  { brokenAt, differing }: ChainCheck,
  nameOf: (difference: RecordDifference) => string,
): string[] {
  return [
    ...(brokenAt === null ? [] : [`Event ${brokenAt} was changed, removed or put in.`]),
    ...differing.map((each) => `${nameOf(each)} ${problems[each.problem]}.`),
  ];
}

/** Texts of the check of a fingerprint. */
export const headCheckTexts = {
  title: 'Check a fingerprint',
  about:
    'Reports and the weekly message print the newest point of a timeline. Check that it is one of this server. If you are signed in, it is also compared with your records as they are now.',
  label: 'Fingerprint',
  example: 'Such as “timeline 214: 0123 4567 89ab cdef”',
  compare: 'Compare',
  comparing: 'Comparing...',
  signIn: 'To compare it with your own records, first',
} as const;

/** Splits the lines of a statement into those always shown and those that unfold under a label; ours. */
export function foldedLines(lines: readonly string[]): {
  open: readonly string[];
  folded: readonly string[];
  label: string;
} {
  const [open, folded] = lines.length > 12 ? [lines.slice(0, 10), lines.slice(10)] : [lines, []];
  return { open, folded, label: `Show ${folded.length.toLocaleString('en-AU')} more` };
}
