import type { ChainCheck, RecordDifference } from './record-chain.ts';

/** The file of an audit pack that has the timeline. */
export const TIMELINE_FILE = 'timeline.json';

/** Maximum bytes of a timeline; our own limit, some 100,000 events. */
export const TIMELINE_MAX_BYTES = 60_000_000;

/** Texts of the check of an audit pack. */
export const timelineTexts = {
  title: 'Check an audit pack',
  about:
    'Choose a pack (ZIP), or the timeline.json in it. It is checked in this browser and not uploaded.',
  choose: 'Choose an audit pack',
  checking: 'Checking...',
  unreadable:
    'This is not an audit pack of ParaMed CPD, or it has no timeline. Choose another file.',
  insecure: 'This browser cannot check a pack here. Open this page over https.',
  intact: 'No change was hidden',
  intactText:
    'Every event follows from the one before, and each record below reads as it was recorded.',
  tampered: 'Something was changed afterwards',
  compare: 'The footer of the report must show',
  limits:
    'The check covers the records below. It does not compare them with the PDF and the tables of the pack.',
  records: 'Records in this pack',
} as const;

const problems: Record<RecordDifference['problem'], string> = {
  changed: 'does not read as it was recorded',
  missing: 'is missing',
  unrecorded: 'was never recorded',
};

/** Returns what a check found, one sentence each; none if everything is as it was. */
export function timelineProblems(
  { brokenAt, differing }: ChainCheck,
  nameOf: (difference: RecordDifference) => string,
): string[] {
  return [
    ...(brokenAt === null ? [] : [`Event ${brokenAt} was changed, removed or put in.`]),
    ...differing.map((each) => `${nameOf(each)} ${problems[each.problem]}.`),
  ];
}
