/** A Lighthouse result, as far as it is read here. */
export interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

const scores = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
};
const timings = { 'LCP ms': 'largest-contentful-paint', 'TBT ms': 'total-blocking-time' };
const SHIFT = 'cumulative-layout-shift';

/** Returns the figures of one run; throws if one is missing, as of a page that did not load. */
export function figuresOf({ runtimeError, categories, audits }: Result): Record<string, number> {
  const given = (name: string, value: number | null | undefined) => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new Error(`Lighthouse gives no ${name}: ${runtimeError?.message ?? 'no reason given'}`);
  };
  const score = (id: string) => Math.round(given(id, categories[id]?.score) * 100);
  const timing = (id: string) => given(id, audits[id]?.numericValue);
  return {
    ...mapped(scores, score),
    ...mapped(timings, (id) => Math.round(timing(id))),
    CLS: Math.round(timing(SHIFT) * 100) / 100,
  };
}

const mapped = (names: Record<string, string>, value: (id: string) => number) =>
  Object.fromEntries(Object.entries(names).map(([name, id]) => [name, value(id)]));
