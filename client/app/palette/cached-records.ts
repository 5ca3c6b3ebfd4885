import type { ApolloClient } from '@apollo/client';
import { typeOfKind } from '#domain/records/bin';
import { hasWords, searchDetail, searchKinds } from '#domain/records/search';
import { recordLinks } from '#domain/records/record-links';
import type { FoundRecord } from './entry.ts';
import { foundKinds } from './found-kinds.ts';

/** Searches what this page has loaded since it was opened, for when there is no connection. */
export function searchCache(client: ApolloClient, text: string, first: number): FoundRecord[] {
  return Object.values(client.cache.extract() as Record<string, Record<string, unknown>>)
    .flatMap((stored) => recordOf(stored) ?? [])
    .filter(({ title, detail }) => hasWords(`${title} ${detail}`, text))
    .slice(0, first);
}

function recordOf(stored: Record<string, unknown>): FoundRecord | null {
  const kind = searchKinds.find(({ value }) => typeOfKind(value) === stored['__typename'])?.value;
  const cached = kind && foundKinds[kind].cached;
  const id = String(stored['id']);
  const title = cached && stored[cached.title];
  if (!cached || typeof title !== 'string') return null;
  const { hours } = stored;
  const at = cached.at && (stored[cached.at] ?? stored['createdAt']);
  return {
    kind,
    recordId: id,
    title: title.slice(0, 99),
    detail: searchDetail(
      kind,
      String(stored[cached.text] ?? ''),
      typeof hours === 'number' ? hours : null,
    ),
    link: recordLinks[kind](kind === 'resource' ? title : id),
    day: typeof at === 'string' ? at : null,
  };
}
