/**
 * Sends one GraphQL operation without the client of the signed-in part of the app, which weighs more than the screens
 * that use this. A refusal is thrown in the shape that `messageOf` reads.
 */
export async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown[] };
  if (errors || !data) throw Object.assign(new Error('Refused'), { errors: errors ?? [] });
  return data;
}
