import type { SignInMethod } from '#domain/account/sign-in-methods';
import { NOT_CONFIRMED, codeOf, methodsOf } from './form-errors.ts';

/** Asks users to confirm their identity; resolves to false if they decline. */
type Ask = (methods: readonly SignInMethod[]) => Promise<boolean>;

/** Thrown instead of the refusal if the user closed the dialog. */
export class NotConfirmed extends Error {
  override name = NOT_CONFIRMED;
}

let askUser: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Sets the function that asks; returns a function that removes it. */
export function onStepUp(next: Ask): () => void {
  askUser = next;
  return () => {
    if (askUser === next) askUser = null;
  };
}

const isStepUp = (error: unknown): boolean => codeOf(error) === 'STEP_UP_REQUIRED';

/** Resolves once users have confirmed their identity. Concurrent refusals share one dialog. */
export async function confirmIdentity(refusal: unknown): Promise<void> {
  // Without a dialog, the original refusal is thrown.
  if (!askUser) throw refusal;
  asking ??= askUser(methodsOf(refusal)).finally(() => (asking = null));
  if (!(await asking)) throw new NotConfirmed();
}

/** Runs an action; if the server wants confirmation, asks for it and runs the action again. */
export async function withProof<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!isStepUp(error)) throw error;
    await confirmIdentity(error);
    return act();
  }
}
