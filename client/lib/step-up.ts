import type { SignInMethod } from '#domain/sign-in-methods';
import { NOT_CONFIRMED, codeOf, methodsOf } from './form-errors.ts';

/** Asks the user to confirm who they are; resolves to false if they did not want to. */
type Ask = (methods: readonly SignInMethod[]) => Promise<boolean>;

/** Thrown in place of a refusal if the user closed the question. */
export class NotConfirmed extends Error {
  override name = NOT_CONFIRMED;
}

let askUser: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who asks the user; returns a function that ends that. */
export function onStepUp(next: Ask): () => void {
  askUser = next;
  return () => {
    if (askUser === next) askUser = null;
  };
}

const isStepUp = (error: unknown): boolean => codeOf(error) === 'STEP_UP_REQUIRED';

/** Resolves once the user has confirmed who they are. What is refused meanwhile waits for the same question. */
export async function confirmIdentity(refusal: unknown): Promise<void> {
  // Where nobody asks, the refusal stands in its own words.
  if (!askUser) throw refusal;
  asking ??= askUser(methodsOf(refusal)).finally(() => (asking = null));
  if (!(await asking)) throw new NotConfirmed();
}

/** Acts; if that is refused until the user confirms who they are, asks for it and acts again. */
export async function withProof<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!isStepUp(error)) throw error;
    await confirmIdentity(error);
    return act();
  }
}
