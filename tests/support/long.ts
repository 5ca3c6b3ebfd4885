/** `npm run test:long`: the full counts of what has a short form in every run. */
const isLong = process.env['TEST_LONG'] === 'true';

/** How often: as in every run, or as in the long one. */
export const iterations = (short: number, long: number): number => (isLong ? long : short);

/** Room for the long form. */
export const timeoutMs = (shortMs: number): number => (isLong ? 30 * 60_000 : shortMs);
