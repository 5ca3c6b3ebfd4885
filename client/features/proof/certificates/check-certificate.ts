import { ask } from '#client/lib/ask.ts';
import type { CertificateMeasures } from '#domain/learning/module-measures';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';

/** A certificate as the server returns it. */
export interface CheckedCertificate extends CertificateMeasures {
  number: string;
  isValid: boolean;
  revocation: string | null;
  holderName: string;
  moduleTitle: string;
  moduleVersion: string;
  score: number;
  completedOn: string;
}

/** Result of a check; `failed` if another attempt may help. */
export type Check =
  | { state: 'found'; certificate: CheckedCertificate }
  | { state: 'unknown' }
  | { state: 'failed'; text: string };

const QUERY = `query VerifyCertificate($number: String!) {
  verifyCertificate(number: $number) {
    number isValid revocation holderName moduleTitle moduleVersion hours isConfirmed measuredMinutes attempts isReviewed score completedOn
  }
}`;

/** Checks a number without loading Apollo Client. */
export async function checkCertificate(number: string): Promise<Check> {
  try {
    const { verifyCertificate } = await ask<{ verifyCertificate: CheckedCertificate }>(QUERY, {
      number,
    });
    return { state: 'found', certificate: verifyCertificate };
  } catch (error) {
    if (codeOf(error) === 'NOT_FOUND') return { state: 'unknown' };
    return { state: 'failed', text: messageOf(error) };
  }
}
