/** Asks the server whether a user is signed in, without the client that the signed-in part of the app reads through. */
export async function isSomebodySignedIn(): Promise<boolean> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query Who { me { id } }' }),
  });
  const { data } = (await response.json()) as { data?: { me: { id: string } | null } };
  if (!data) throw new Error('The server did not say who is signed in.');
  return data.me !== null;
}
