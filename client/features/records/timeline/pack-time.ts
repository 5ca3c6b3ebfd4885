import { leafHash, rootOf } from '#domain/records/merkle';
import type { Statement } from '#domain/proof/pack-statements';
import type { ChainEvent } from '#domain/records/record-chain';
import { certificatesIn, fromBase64, readToken } from '#domain/proof/time-stamp-tokens';
import {
  leafText,
  timeProblems,
  timeStampsFormat,
  timeStatements,
  type CheckedStamp,
  type RecordMoments,
  type TimeStamp,
  type TimeStamps,
} from '#domain/proof/time-stamps';

/** Result of checking the time-stamps. */
export interface TimeCheck {
  statement: Statement;
  /** The valid ones of known authorities, oldest first. */
  stamps: CheckedStamp[];
}

/** Source of an authority's trusted certificate: the server, the pack, or none. */
export type Authority = { from: 'server'; read: () => Promise<string | null> } | { from: 'pack' };

/** Checks every time-stamp of a pack: its event, the proof from it to the root, and the authority's token over the root. */
export async function timeChecked(
  text: string | null,
  { events, records }: { events: readonly ChainEvent[]; records: readonly RecordMoments[] },
  authority: Authority,
): Promise<TimeCheck> {
  if (text === null) return { statement: timeStatements.none(), stamps: [] };
  const { format, version, authority: own, stamps } = JSON.parse(text) as TimeStamps;
  if (format !== timeStampsFormat.format || version !== timeStampsFormat.version) {
    return wrong('format');
  }
  if (stamps.length === 0) return { statement: timeStatements.none(), stamps: [] };
  const trusted = certificatesOf(authority.from === 'server' ? await authority.read() : own);
  if (!trusted) return wrong('certificate');
  const checked: CheckedStamp[] = [];
  const problems: [day: string, why: string][] = [];
  for (const stamp of stamps) {
    const found = await checkedStamp(stamp, events, trusted);
    if (typeof found === 'string') problems.push([stamp.day, timeProblems[found]]);
    else checked.push(found);
  }
  if (problems.length > 0) return { statement: timeStatements.wrong(problems), stamps: [] };
  checked.sort((a, b) => a.seq - b.seq);
  const { from } = authority;
  return {
    statement: timeStatements.valid(checked, { events: events.length, records, from }),
    // A time of nobody known proves nothing about a record.
    stamps: checked.filter(({ isKnown }) => isKnown),
  };
}

/** Used in place of the day if no stamp can be read. */
const WHOLE = 'this pack';

const wrong = (problem: keyof typeof timeProblems): TimeCheck => ({
  statement: timeStatements.wrong([[WHOLE, timeProblems[problem]]]),
  stamps: [],
});

type Trusted = ReturnType<typeof certificatesIn>;

function certificatesOf(pem: string | null): Trusted | null {
  try {
    return pem === null ? [] : certificatesIn(pem);
  } catch {
    // Whatever the reader throws, the caller reports that the certificate cannot be read.
    return null;
  }
}

async function checkedStamp(
  stamp: TimeStamp,
  events: readonly ChainEvent[],
  trusted: Trusted,
): Promise<CheckedStamp | keyof typeof timeProblems> {
  const { day, seq, hash, token } = stamp;
  if (events[seq - 1]?.hash !== hash) return 'event';
  const root = await rootOf(await leafHash(leafText(stamp)), stamp);
  if (root === null) return 'root';
  try {
    const { at, authority, isKnown } = await readToken(fromBase64(token), root, trusted);
    return { day, seq, at, authority, isKnown };
  } catch {
    // The reader throws for every token that is not valid, which the caller reports.
    return 'token';
  }
}
