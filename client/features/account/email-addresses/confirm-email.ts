import { ask } from '#client/lib/ask.ts';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';

/** Result of opening the link; `failed` if another attempt may help. */
export type Confirmation = { state: 'done' | 'refused' } | { state: 'failed'; text: string };

const MUTATION = 'mutation ConfirmEmail($token: String!) { confirmEmail(token: $token) }';

/** Confirms the address of a link without loading Apollo Client. */
export async function confirmEmail(token: string): Promise<Confirmation> {
  try {
    await ask(MUTATION, { token });
    return { state: 'done' };
  } catch (error) {
    if (codeOf(error) === 'BAD_USER_INPUT') return { state: 'refused' };
    return { state: 'failed', text: messageOf(error) };
  }
}
