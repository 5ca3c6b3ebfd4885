import { BlobReader, configure, TextWriter, ZipReader } from '@zip.js/zip.js';
import { civilDate, DEFAULT_TIME_ZONE, dayLabel } from '#domain/dates';
import {
  checkChain,
  timelineFormat,
  type ChainEvent,
  type ChainHead,
  type ChainRecord,
} from '#domain/record-chain';
import { headLabel, recordKindLabel } from '#domain/record-events';
import {
  TIMELINE_FILE,
  TIMELINE_MAX_BYTES,
  timelineProblems,
  timelineTexts,
} from '#domain/timeline-check';

/** The result of a check, in words. */
export interface PackCheck {
  problems: string[];
  /** As the report's footer prints it; null without events. */
  head: string | null;
  records: { key: string; name: string; recorded: string }[];
}

interface Timeline {
  head: ChainHead | null;
  events: ChainEvent[];
  records: ChainRecord[];
}

// The page's CSP forbids inline workers.
configure({ useWebWorkers: false });

/** Checks the timeline of a pack, or a timeline by itself; returns why it cannot, in words. */
export async function checkPack(file: File): Promise<PackCheck | { problem: string }> {
  if (!globalThis.isSecureContext) return { problem: timelineTexts.insecure };
  try {
    return await described(timelineIn(await textOf(file)));
  } catch {
    return { problem: timelineTexts.unreadable };
  }
}

async function textOf(file: File): Promise<string> {
  const isZip = new TextDecoder('latin1').decode(await file.slice(0, 2).arrayBuffer()) === 'PK';
  if (!isZip) {
    if (file.size > TIMELINE_MAX_BYTES) throw new Error('too large');
    return file.text();
  }
  for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
    if (entry.directory || entry.filename !== TIMELINE_FILE) continue;
    if (entry.uncompressedSize > TIMELINE_MAX_BYTES) throw new Error('too large');
    return entry.getData(new TextWriter(), { checkSignature: true });
  }
  throw new Error('no timeline');
}

function timelineIn(text: string): Timeline {
  const { format, version, head, events, records } = JSON.parse(text) as Timeline & {
    format: string;
    version: number;
  };
  if (format !== timelineFormat.format || version !== timelineFormat.version) {
    throw new Error('another format');
  }
  return { head, events, records };
}

async function described({ head, events, records }: Timeline): Promise<PackCheck> {
  const check = await checkChain({ events, records, head, isWhole: false });
  const first = new Map<string, ChainEvent>();
  for (const event of events) {
    const key = keyOf(event.kind, event.recordId);
    if (!first.has(key)) first.set(key, event);
  }
  const shown = records.map(({ kind, id, content }) => {
    const key = keyOf(kind, id);
    const event = first.get(key);
    return {
      key,
      name: `${recordKindLabel(kind)} “${titleOf(content)}”`,
      recorded: event ? whenText(event) : '',
    };
  });
  const names = new Map(shown.map(({ key, name }) => [key, name]));
  return {
    problems: timelineProblems(
      check,
      ({ kind, id }) => names.get(keyOf(kind, id)) ?? `${recordKindLabel(kind)} ${id}`,
    ),
    head: check.length > 0 ? headLabel({ seq: check.length, hash: check.headHash }) : null,
    records: shown,
  };
}

const keyOf = (kind: string, id: number): string => `${kind} ${id}`;

const whenText = ({ action, at }: ChainEvent): string => {
  const day = dayLabel(civilDate(new Date(at), DEFAULT_TIME_ZONE));
  return action === 'begun' ? `Recorded before ${day}` : `Recorded on ${day}`;
};

function titleOf(content: string): string {
  const { title, name, content: text } = JSON.parse(content) as Record<string, string | undefined>;
  return (title ?? name ?? text ?? '').slice(0, 80);
}
