import { leafHash, rootOf } from '#domain/merkle';
import type { Statement } from '#domain/pack-statements';
import type { ChainEvent } from '#domain/record-chain';
import { certificatesIn, fromBase64, readToken } from '#domain/time-stamp-tokens';
import {
  leafText,
  timeProblems,
  timeStampsFormat,
  timeStatements,
  type CheckedStamp,
  type TimeStamp,
  type TimeStamps,
} from '#domain/time-stamps';

/** What the check of time-stamps found. */
export interface TimeCheck {
  statement: Statement;
  /** The valid ones, oldest first. */
  stamps: CheckedStamp[];
}

/** Which certificate of an authority is trusted: the server's, that in the pack, or none. */
export type Authority = { from: 'server'; pem: string | null } | { from: 'pack' };

/** Checks every time-stamp of a pack: its event, the proof from it to the root, and the authority's token over the root. */
export async function timeChecked(
  text: string | null,
  events: readonly ChainEvent[],
  authority: Authority,
): Promise<TimeCheck> {
  if (text === null) return { statement: timeStatements.none(), stamps: [] };
  const { format, version, authority: own, stamps } = JSON.parse(text) as TimeStamps;
  if (format !== timeStampsFormat.format || version !== timeStampsFormat.version) {
    return { statement: timeStatements.wrong(WHOLE, timeProblems.format), stamps: [] };
  }
  if (stamps.length === 0) return { statement: timeStatements.none(), stamps: [] };
  const pem = authority.from === 'server' ? authority.pem : own;
  const checked: CheckedStamp[] = [];
  for (const stamp of stamps) {
    const found = await checkedStamp(stamp, events, pem);
    if (typeof found === 'string') {
      return { statement: timeStatements.wrong(stamp.day, timeProblems[found]), stamps: [] };
    }
    checked.push(found);
  }
  checked.sort((a, b) => a.seq - b.seq);
  const trust = pem === null ? null : authority.from;
  const statement = timeStatements.valid(checked, { events: events.length, trust });
  // A time of nobody known proves nothing about a record.
  return { statement, stamps: trust === null ? [] : checked };
}

/** Stands for the day where no stamp can be read. */
const WHOLE = 'this pack';

async function checkedStamp(
  stamp: TimeStamp,
  events: readonly ChainEvent[],
  pem: string | null,
): Promise<CheckedStamp | keyof typeof timeProblems> {
  const { day, seq, hash, token } = stamp;
  if (events[seq - 1]?.hash !== hash) return 'event';
  const root = await rootOf(await leafHash(leafText(stamp)), stamp);
  if (root === null) return 'root';
  try {
    const trusted = pem === null ? null : certificatesIn(pem);
    const { at, authority } = await readToken(fromBase64(token), root, trusted);
    return { day, seq, at, authority };
  } catch {
    // The reader throws for every token that is not valid, which the caller says.
    return 'token';
  }
}
