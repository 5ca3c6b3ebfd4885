import type { ApolloClient } from '@apollo/client';
import { hasWords, searchDetail, type SearchKind } from '#domain/records/search';
import { recordLinks } from '#domain/records/record-links';
import type { FoundRecord } from './entry.ts';

/** Fields of the cache that a result shows. */
const types: Record<string, { kind: SearchKind; title: string; text: string; at?: string }> = {
  Activity: { kind: 'activity', title: 'title', text: 'category', at: 'completedDate' },
  Document: { kind: 'document', title: 'title', text: 'type', at: 'createdAt' },
  Credential: { kind: 'credential', title: 'title', text: 'type', at: 'expiryDate' },
  LearningGoal: { kind: 'learning-goal', title: 'title', text: 'status', at: 'targetDate' },
  ReflectiveLog: {
    kind: 'reflective-log',
    title: 'content',
    text: 'learningOutcomes',
    at: 'createdAt',
  },
  PracticePeriod: { kind: 'practice-period', title: 'employer', text: 'role', at: 'startDate' },
  Module: { kind: 'module', title: 'title', text: 'category' },
  Resource: { kind: 'resource', title: 'title', text: 'type' },
};

/** Searches what this page has loaded since it was opened, for when there is no connection. */
export function searchCache(client: ApolloClient, text: string, first: number): FoundRecord[] {
  return Object.values(client.cache.extract() as Record<string, Record<string, unknown>>)
    .flatMap((stored) => recordOf(stored) ?? [])
    .filter(({ title, detail }) => hasWords(`${title} ${detail}`, text))
    .slice(0, first);
}

function recordOf(stored: Record<string, unknown>): FoundRecord | null {
  const type = types[String(stored['__typename'])];
  const id = String(stored['id']);
  const title = type && stored[type.title];
  if (!type || typeof title !== 'string') return null;
  const { hours } = stored;
  const at = type.at && (stored[type.at] ?? stored['createdAt']);
  return {
    kind: type.kind,
    recordId: id,
    title: title.slice(0, 99),
    detail: searchDetail(
      type.kind,
      String(stored[type.text] ?? ''),
      typeof hours === 'number' ? hours : null,
    ),
    link: recordLinks[type.kind](type.kind === 'resource' ? title : id),
    day: typeof at === 'string' ? at : null,
  };
}
