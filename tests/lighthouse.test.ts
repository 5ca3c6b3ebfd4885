import { expect, test } from 'vitest';
import { figuresOf, type Result } from '../bench/lighthouse/figures.ts';

const result: Result = {
  categories: {
    performance: { score: 0.985 },
    accessibility: { score: 1 },
    'best-practices': { score: 0 },
  },
  audits: {
    'largest-contentful-paint': { numericValue: 1204.6 },
    'total-blocking-time': { numericValue: 0 },
    'cumulative-layout-shift': { numericValue: 0.018 },
  },
};

test('a Lighthouse result gives its figures, zeros included', () => {
  expect(figuresOf(result)).toEqual({
    performance: 99,
    accessibility: 100,
    'best practices': 0,
    'LCP ms': 1205,
    'TBT ms': 0,
    CLS: 0.02,
  });
});

test.each<[string, Partial<Result>, string]>([
  ['a score', { categories: { performance: { score: null } } }, 'no performance'],
  ['a category', { categories: {} }, 'no performance'],
  ['a timing', { audits: {} }, 'no largest-contentful-paint'],
  [
    'everything, with the reason',
    { categories: {}, runtimeError: { message: 'NO_FCP' } },
    'no performance: NO_FCP',
  ],
])('a run without %s fails', (_, missing, message) => {
  expect(() => figuresOf({ ...result, ...missing })).toThrow(message);
});
