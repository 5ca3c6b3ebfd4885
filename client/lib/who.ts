import { ask } from './ask.ts';

/** Asks the server whether a user is signed in, without the client that the signed-in part of the app reads through. */
export async function isSomebodySignedIn(): Promise<boolean> {
  const { me } = await ask<{ me: { id: string } | null }>('query Who { me { id } }');
  return me !== null;
}
