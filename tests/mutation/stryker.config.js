// Mutation tests of domain/: `npm run test:mutation`, see docs/mutation-tests.md.
const results = '.cache/mutation';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./noise.js')],
  ignorers: ['noise'],
  mutate: ['domain/**/*.ts'],
  // The copy that is mutated has only what the tests of domain/ read.
  ignorePatterns: [
    '/*',
    '!/domain',
    '!/package.json',
    // Courses, which some tests judge by the rules.
    '!/content',
    '!/tests',
    '/tests/*',
    '!/tests/domain',
    '!/tests/mutation',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  concurrency: 2,
  // Without files, only what changed since the last run is tested again.
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: `${results}/sandbox`,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${results}/report.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Below 85 % the command fails.
  thresholds: { high: 95, low: 90, break: 85 },
  warnings: { slow: false },
};
