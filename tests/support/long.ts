/** True under `npm run test:long`, which runs the full counts of tests that are short otherwise. */
const isLong = process.env['TEST_LONG'] === 'true';

/** Number of iterations in a short and in a long run. */
export const iterations = (short: number, long: number): number => (isLong ? long : short);

/** Time-out in milliseconds; half an hour in a long run. */
export const timeoutMs = (shortMs: number): number => (isLong ? 30 * 60_000 : shortMs);
