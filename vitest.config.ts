import { defineConfig } from 'vitest/config';

const oxc = { decorator: { legacy: true } } as never;

/** As Node itself finds it: vite would take graphql's other build, and then there would be two of it. */
const resolve = { alias: { graphql: 'graphql/index.js' } };

/** Four kinds of test; `npm test` runs them all, `npx vitest --project server` one kind. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['tests/domain/**/*.test.ts', 'tests/*.test.ts'] } },
      {
        oxc,
        resolve,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/database-image.ts',
          // Each file has a server of its own and shares nothing but code, which is then read once.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 20_000,
        },
      },
      {
        oxc,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/unpack-browser.ts',
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
