import type { ApolloLink } from '@apollo/client';
import { confirmIdentity } from '#client/lib/step-up.ts';

interface Observer {
  next: (result: ApolloLink.Result) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

/** Asks users to confirm their identity when an operation requires it, and sends the operation again. */
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
