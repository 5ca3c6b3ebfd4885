import { counted } from '../counts.ts';
import { reportReasonLabels, type ReportReason } from './resources.ts';

/** A reported resource as an operator reads it; users are their ids only. */
export interface ReportedResource {
  id: number;
  title: string;
  url: string;
  addedBy: number | null;
  isRemoved: boolean;
  isDeleted: boolean;
  count: number;
  reasons: Partial<Record<ReportReason, number>>;
  /** The newest. */
  comments: readonly { userId: number; reason: ReportReason; comment: string }[];
}

/** Returns the lines of an operator's list about one reported resource; users are their ids only. */
export function reportedLines(resource: ReportedResource): string {
  const { id, title, url, addedBy, count, reasons, comments } = resource;
  const adder = addedBy === null ? '' : `, added by user ${addedBy}`;
  const why = Object.entries(reasons).map(([reason, n]) => `${labelOf(reason)}: ${n}`);
  return [
    `${id}: ${title}, ${url}${adder}`,
    `  ${counted(count, 'report')}. ${why.join('; ')}. ${resourceState(resource)}`,
    ...comments.map(
      ({ userId, reason, comment }) => `  user ${userId}, ${labelOf(reason)}: ${comment}`,
    ),
  ]
    .map(printable)
    .join('\n');
}

/** Returns the state of a resource in words, for an operator. */
export function resourceState(resource: { isRemoved: boolean; isDeleted: boolean }): string {
  if (resource.isRemoved) return 'It is removed.';
  return resource.isDeleted ? 'The user who added it has deleted it.' : 'It is in the library.';
}

const labelOf = (reason: string): string => reportReasonLabels[reason as ReportReason] ?? reason;

/** One line: users' texts may contain line breaks, and sequences that a terminal would run. */
const printable = (line: string): string => line.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
