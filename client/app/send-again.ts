import type { ApolloLink } from '@apollo/client';
import { confirmIdentity } from '#client/lib/step-up.ts';

interface Observer {
  next: (result: ApolloLink.Result) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

/** Has the user confirm who they are, since an operation is refused until then, and sends it again as it was. */
export async function sendAgain(
  refusal: unknown,
  send: () => ReturnType<ApolloLink['request']>,
  observer: Observer,
): Promise<void> {
  try {
    await confirmIdentity(refusal);
    send().subscribe(observer);
  } catch (error) {
    observer.error(error);
  }
}
