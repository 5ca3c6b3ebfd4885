import { ask } from './ask.ts';

/** Asks the server if a user is signed in, without loading Apollo Client. */
export async function isSomebodySignedIn(): Promise<boolean> {
  const { me } = await ask<{ me: { id: string } | null }>('query Who { me { id } }');
  return me !== null;
}
