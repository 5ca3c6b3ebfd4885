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
  const bodyText = await response.text();
  const { data, errors } = bodyOf<Data>(bodyText);
  if (errors) throw Object.assign(new Error('Refused'), { errors });
  if (!data) throw Object.assign(new Error('No answer'), { bodyText, statusCode: response.status });
  readPlainIds(data);
  return data;
}

interface Body<Data> {
  data?: Data | null;
  errors?: unknown[];
}

function bodyOf<Data>(text: string): Body<Data> {
  try {
    return (JSON.parse(text) as Body<Data> | null) ?? {};
  } catch {
    // The page of a gateway or of a network; the caller reports its status.
    return {};
  }
}
