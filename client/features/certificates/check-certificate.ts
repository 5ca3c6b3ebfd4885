import { codeOf, messageOf } from '#client/lib/form-errors.ts';

/** A certificate as the server returns it; its day is midnight UTC. */
export interface CheckedCertificate {
  number: string;
  isValid: boolean;
  revocation: string | null;
  holderName: string;
  moduleTitle: string;
  moduleVersion: string;
  hours: number;
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
    number isValid revocation holderName moduleTitle moduleVersion hours score completedOn
  }
}`;

interface Answer {
  data?: { verifyCertificate: CheckedCertificate } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Checks a number without loading Apollo Client. */
export async function checkCertificate(number: string): Promise<Check> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { number } }),
    });
    const { data, errors } = (await response.json()) as Answer;
    if (data) return { state: 'found', certificate: data.verifyCertificate };
    if (codeOf({ errors }) === 'NOT_FOUND') return { state: 'unknown' };
    return { state: 'failed', text: messageOf({ errors }) };
  } catch (error) {
    return { state: 'failed', text: messageOf(error) };
  }
}
