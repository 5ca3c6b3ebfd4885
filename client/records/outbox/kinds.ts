import type { ApolloClient } from '@apollo/client';
import { dayFromWire } from '#client/lib/dates.ts';
import { auditNoticeTitle } from '#domain/records/audit-notices';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';

type Fields = Record<string, unknown>;

/** A kind of record whose changes can wait. */
interface Kind {
  /** Its GraphQL type. */
  type: string;
  /** The field shown as its title. */
  titled: string;
  /** Derives the title from that field; by default the field itself. */
  title?: (field: string) => string;
}

function letterTitle(letterDate: string): string {
  const day = dayFromWire(letterDate);
  return day ? auditNoticeTitle(day) : '';
}

/** Kinds of record that can be created, edited, deleted and restored on the device. Stored changes have these names. */
const records = {
  activity: { type: 'Activity', titled: 'title' },
  preset: { type: 'Preset', titled: 'title' },
  reflection: { type: 'ReflectiveLog', titled: 'content' },
  credential: { type: 'Credential', titled: 'title' },
  document: { type: 'Document', titled: 'title' },
  goal: { type: 'LearningGoal', titled: 'title' },
  'planned activity': { type: 'PlannedActivity', titled: 'title' },
  'practice period': { type: 'PracticePeriod', titled: 'employer' },
  'audit letter': { type: 'AuditNotice', titled: 'letterDate', title: letterTitle },
} as const satisfies Record<string, Kind>;

export type RecordNoun = keyof typeof records;
export type RecordType = (typeof records)[RecordNoun]['type'];
export const recordNouns = Object.keys(records) as RecordNoun[];

const others = {
  // Its record is the module.
  quiz: { type: 'Module', titled: 'title' },
  review: { type: 'Module', titled: 'title' },
  bookmark: { type: 'Resource', titled: 'title' },
  // Several periods at once.
  'practice hours': { type: 'PracticePeriod', titled: 'employer' },
  'crew session': { type: 'CrewSession', titled: 'title' },
  // No title: typed letters do not name their session.
  'crew ticket': { type: 'CrewTicketReceipt', titled: 'title' },
} as const satisfies Record<string, Kind>;

export type Noun = RecordNoun | keyof typeof others;
export const nouns: Record<Noun, Kind> = { ...records, ...others };

/** Returns the kind of record of a stored change; undefined if this version of the app does not know it. */
export const kindOf = (noun: string): Kind | undefined =>
  Object.hasOwn(nouns, noun) ? nouns[noun as Noun] : undefined;

/** The kinds of record that a waiting file can belong to. */
export const fileNouns: Record<EvidenceOwnerKey, string> = {
  activityId: 'activity',
  credentialId: 'credential',
  reflectiveLogId: 'reflection',
  documentId: 'document',
};

/** Returns the title of the record in the variables; empty if they have none. */
export function titleIn(noun: Noun, variables: Fields): string {
  const input = (variables['input'] ?? {}) as Fields;
  const { titled, title = shortened } = nouns[noun];
  const found = input[titled];
  return typeof found === 'string' ? title(found) : '';
}

/** Reflections have no title: their first words are used instead. */
const shortened = (text: string): string =>
  text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH).trimEnd()}…` : text;

const TITLE_LENGTH = 80;

/** Returns the title of a record that a screen has loaded, else ''. */
export function cachedTitle({ cache }: ApolloClient, noun: Noun, record: string): string {
  const found = (cache.extract() as Record<string, Fields>)[`${nouns[noun].type}:${record}`];
  return found ? titleIn(noun, { input: found }) : '';
}

/** Finds a record anywhere in a response; null if it is not there. */
export function recordIn(data: unknown, type: string, id: string): Fields | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Fields;
  if (fields['__typename'] === type && fields['id'] === id) return fields;
  for (const value of Object.values(fields)) {
    const found = recordIn(value, type, id);
    if (found) return found;
  }
  return null;
}
