import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODES_AHEAD, codeLetters, codeStep, stepStart } from '#domain/proof/crew-codes';

export interface CodeAt {
  code: string;
  from: Date;
}

/** The code of a time step: the HMAC of its number with the secret of the session. */
export function codeOf(seed: string, step: number): string {
  const digest = createHmac('sha256', Buffer.from(seed, 'base64'))
    .update(`crew-code ${step}`)
    .digest();
  return codeLetters(BigInt(`0x${digest.subarray(0, 6).toString('hex')}`));
}

/** The code that is current and those that follow, each with the moment from which it is. */
export const codesFrom = (seed: string, now: Date): CodeAt[] =>
  Array.from({ length: CODES_AHEAD }, (_, index) => {
    const step = codeStep(now) + index;
    return { code: codeOf(seed, step), from: stepStart(step) };
  });

/** True if a code is current, or was in the step before. Compares both in the same time for any input. */
export function isCodeOf(seed: string, code: string, now: Date): boolean {
  const step = codeStep(now);
  const [current, previous] = [step, step - 1].map((each) => isSame(codeOf(seed, each), code));
  return current === true || previous === true;
}

const isSame = (expected: string, given: string): boolean =>
  expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
