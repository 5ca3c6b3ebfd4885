import { ask } from '#client/lib/ask.ts';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';
import { wordOf } from '#client/lib/words.ts';
import type { ClosedLink } from '#domain/proof/confirmations';
import { confirmationFields } from '#domain/proof/confirmations.fields';

const SEE = `query Confirmation($token: String!) {
  confirmation(token: $token) {
    closed isYours record { person title days hours isInteractive where signedHash }
  }
}`;
const SIGN =
  'mutation SignConfirmation($input: SignConfirmationInput!) { signConfirmation(input: $input) }';
const REFUSE =
  'mutation RefuseConfirmation($input: RefuseConfirmationInput!) { refuseConfirmation(input: $input) }';

/** Facts of the record that a signer is asked to confirm. */
export interface RecordToConfirm {
  person: string;
  title: string;
  days: string;
  hours: number;
  isInteractive: boolean;
  where: string | null;
  signedHash: string;
}

/** The request behind a link; `failed` if another attempt may help. */
export type SeenLink =
  | { state: 'open'; record: RecordToConfirm; isYours: boolean }
  | { state: 'closed'; closed: ClosedLink }
  | { state: 'failed'; text: string };

interface Answer {
  confirmation: {
    closed: string | null;
    isYours: boolean;
    record: RecordToConfirm | null;
  };
}

/** Reads the request behind a link, which changes nothing. */
export async function seeConfirmation(token: string): Promise<SeenLink> {
  try {
    const { confirmation } = await ask<Answer>(SEE, { token });
    const { closed, record, isYours } = confirmation;
    return record
      ? { state: 'open', record, isYours }
      : { state: 'closed', closed: wordOf(closed ?? 'REVOKED') as ClosedLink };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT')
      return { state: 'closed', closed: 'unknown' };
    return { state: 'failed', text: messageOf(error) };
  }
}

/** True if an answer was refused because the record or the request is not as it was shown. */
export const isOutdated = (error: unknown): boolean =>
  ['CONFLICT', 'GONE', 'NOT_FOUND', 'FORBIDDEN'].includes(codeOf(error) ?? '');

/** Confirms the record as it was shown. */
export const signConfirmation = (input: {
  token: string;
  signedHash: string;
  name: string;
  profession: string;
  registrationNumber: string | null;
  hours: number;
  comment: string | null;
}) => ask(SIGN, { input });

/** Refuses to confirm it. */
export const refuseConfirmation = (input: {
  token: string;
  name: string | null;
  comment: string | null;
}) => ask(REFUSE, { input });

/** The comment as it is checked for what may identify a patient. */
export const commentOf = (text: string) => ({
  name: 'comment',
  label: confirmationFields.comment.label,
  text,
});
