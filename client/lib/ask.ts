import { readPlainIds } from './plain-ids.ts';

/**
 * Sends one GraphQL operation without Apollo Client, which is larger than the screens that use this. Throws a refusal
 * in the shape that `messageOf` reads.
 */
export async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown[] };
  if (errors || !data) throw Object.assign(new Error('Refused'), { errors: errors ?? [] });
  readPlainIds(data);
  return data;
}
