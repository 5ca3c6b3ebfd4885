import type { RecordAction } from './record-events.ts';

/** Used as the hash before the first event. */
export const CHAIN_START = '0'.repeat(64);

/** The format of a timeline in a pack; the version grows when the format changes. */
export const timelineFormat = { format: 'paramed-cpd-timeline', version: 1 } as const;

/** An event of a timeline; the first line of its text says in which version its hash is made. */
export interface ChainEvent {
  seq: number;
  /** ISO 8601 with milliseconds, in UTC. */
  at: string;
  kind: string;
  recordId: number;
  /** The record that a file is attached to. */
  ownerKind: string | null;
  ownerId: number | null;
  action: RecordAction;
  /** JSON as it was hashed; null without changes, and where the content is sealed. */
  changes: string | null;
  /** Null where the content is sealed: the record was deleted for good, or is not part of what is checked. */
  salt: string | null;
  recordHash: string | null;
  contentHash: string | null;
  previousHash: string;
  hash: string;
}

/** A record as it is now, in the text that the timeline hashes. */
export interface ChainRecord {
  kind: string;
  id: number;
  content: string;
}

/** The newest event of a timeline as it was stored, printed or sent. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/** A record that differs from what the timeline says of it. */
export interface RecordDifference {
  kind: string;
  id: number;
  /** `changed`: another text; `missing`: it was never deleted, yet is not there; `unrecorded`: no event has added it. */
  problem: 'changed' | 'missing' | 'unrecorded';
}

/** The result of a check. */
export interface ChainCheck {
  length: number;
  headHash: string;
  headAt: string | null;
  isIntact: boolean;
  /** The number of the first event that was changed, removed or put in; null if there is none. */
  brokenAt: number | null;
  differing: RecordDifference[];
}

export interface CheckedChain {
  events: readonly ChainEvent[];
  records: readonly ChainRecord[];
  /** The stored head; without it, events missing from the end go unnoticed. */
  head?: ChainHead | null;
  /** True if `records` are all of the account, and no content is sealed without reason. */
  isWhole: boolean;
}

/** Checks a timeline: each event against the one before, and each record against its newest event. */
export async function checkChain({
  events,
  records,
  head,
  isWhole,
}: CheckedChain): Promise<ChainCheck> {
  const newest = new Map(events.map((event) => [keyOf(event.kind, event.recordId), event]));
  const isRemoved = ({ kind, recordId }: ChainEvent) =>
    newest.get(keyOf(kind, recordId))?.action === 'removed';
  let brokenAt: number | null = null;
  let previousHash = CHAIN_START;
  for (const [index, event] of events.entries()) {
    const isRight =
      event.seq === index + 1 &&
      event.previousHash === previousHash &&
      event.hash === (await sha256(eventText(event))) &&
      (event.salt === null
        ? isSealed(event) && (!isWhole || event.contentHash === null || isRemoved(event))
        : event.contentHash === (await contentHash(event)));
    if (!isRight) {
      brokenAt = index + 1;
      break;
    }
    previousHash = event.hash;
  }
  const last = events.at(-1);
  if (brokenAt === null && head && (head.seq !== events.length || head.hash !== previousHash)) {
    brokenAt = Math.min(head.seq, events.length + 1);
  }
  const differing = await differences(newest, records, isWhole);
  return {
    length: events.length,
    headHash: last?.hash ?? CHAIN_START,
    headAt: last?.at ?? null,
    isIntact: brokenAt === null && differing.length === 0,
    brokenAt,
    differing,
  };
}

async function differences(
  newest: ReadonlyMap<string, ChainEvent>,
  records: readonly ChainRecord[],
  isWhole: boolean,
): Promise<RecordDifference[]> {
  const found: RecordDifference[] = [];
  const present = new Set<string>();
  for (const { kind, id, content } of records) {
    const key = keyOf(kind, id);
    present.add(key);
    const event = newest.get(key);
    if (!event || event.action === 'removed') found.push({ kind, id, problem: 'unrecorded' });
    else if (event.recordHash !== (await sha256(`${event.salt}\n${content}`))) {
      found.push({ kind, id, problem: 'changed' });
    }
  }
  if (isWhole) {
    for (const [key, { kind, recordId, action }] of newest) {
      if (action === 'removed' || present.has(key)) continue;
      found.push({ kind, id: recordId, problem: 'missing' });
    }
  }
  return found.toSorted((a, b) => (a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1));
}

/** The text whose SHA-256 is the hash of an event. */
const eventText = (event: ChainEvent): string =>
  [
    'paramed-cpd-event-1',
    event.seq,
    event.at,
    event.kind,
    event.recordId,
    event.ownerKind ?? '',
    event.ownerId ?? '',
    event.action,
    event.contentHash ?? '',
    event.previousHash,
  ].join('\n');

const contentHash = ({ salt, recordHash, changes }: ChainEvent): Promise<string> =>
  sha256(`${salt}\n${recordHash}\n${changes ?? ''}`);

const isSealed = ({ changes, recordHash }: ChainEvent): boolean =>
  changes === null && recordHash === null;

const keyOf = (kind: string, id: number): string => `${kind} ${id}`;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
