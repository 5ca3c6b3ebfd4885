import { Observable, type ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { confirmIdentity, isStepUp } from '#client/lib/step-up.ts';

/** Has the user confirm who they are where an operation is refused until then, and sends it again as it was. */
export const stepUpLink = new ErrorLink(({ error, operation, forward }) => {
  if (!isStepUp(error)) return undefined;
  return new Observable<ApolloLink.Result>((observer) => {
    let again: { unsubscribe(): void } | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      await confirmIdentity(error);
      if (!isOver) again = forward(operation).subscribe(observer);
    };
    begin().catch((refusal: unknown) => observer.error(refusal));
    return () => {
      isOver = true;
      again?.unsubscribe();
    };
  });
});
