import { messageOf } from '#client/lib/form-errors.ts';

/** How opening the link ended; failed where another attempt may help. */
export type Confirmation = { state: 'done' | 'refused' } | { state: 'failed'; text: string };

const MUTATION =
  'mutation ConfirmEmail($input: ConfirmEmailInput!) { confirmEmail(input: $input) }';

interface Answer {
  data?: { confirmEmail: boolean } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Confirms the address of a link, without the client that the signed-in part of the app reads through. */
export async function confirmEmail(token: string): Promise<Confirmation> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: MUTATION, variables: { input: { token } } }),
    });
    const { data, errors } = (await response.json()) as Answer;
    if (data?.confirmEmail) return { state: 'done' };
    if (errors?.[0]?.extensions?.code === 'BAD_USER_INPUT') return { state: 'refused' };
    return { state: 'failed', text: messageOf({ errors }) };
  } catch (error) {
    return { state: 'failed', text: messageOf(error) };
  }
}
