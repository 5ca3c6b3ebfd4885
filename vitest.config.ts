import { defineConfig } from 'vitest/config';
import './tests/support/register-typescript.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { RetriedTests } from './tests/support/retried-tests.ts';

const oxc = { decorator: { legacy: true } } as never;

/** As Node itself finds it: vite would take graphql's other build, and then there would be two of it. */
const resolve = { alias: { graphql: 'graphql/index.js' } };

/** A test has one try. CI allows a second one and its output names the test; the cause is then found and removed. */
const retry = process.env['CI'] ? 1 : 0;

/**
 * The same for all kinds, which take turns in the same workers. Two cores wait for each other less with three. The long
 * forms time what others must not disturb.
 */
const maxWorkers = process.env['TEST_LONG'] ? 1 : 3;

/** Tests that depend on one that failed fail as well, each after all its patience. */
const bail = process.env['CI'] ? 5 : 0;

/** What is waited for comes late on a machine that is slow or busy; who waits for it here loses nothing. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Files that run before each test file: `npm run bench -- tests` has each write what it costs. */
const setup = (...files: string[]) => [
  ...(process.env['TEST_PROCESSOR_TIME'] ? ['tests/support/processor-time.ts'] : []),
  ...files,
];

/** Tests of a server in the same process. */
const serverTests = (name: string, include: string[]) => ({
  oxc,
  resolve,
  test: {
    name,
    include,
    globalSetup: 'tests/support/database-image.ts',
    // The decorators need it, whichever file of the server a test imports first.
    setupFiles: setup('reflect-metadata'),
    // Node imports the code itself, since vitest's main process would serve each module to each worker.
    execArgv: ['--import', './tests/support/register-typescript.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Each file has a server of its own; a worker keeps its code, and its database, which is emptied.
    isolate: false,
    maxWorkers,
    retry,
    ...patience,
  },
});

/** Tests of parts of the client. Only files that replace a module need modules of their own, which cost four times as much. */
const clientTests = (name: string, include: string, { isolate }: { isolate: boolean }) => ({
  test: {
    name,
    include: [include],
    environment: 'jsdom',
    setupFiles: setup('tests/support/async-timeout.ts', 'tests/support/console-errors.ts'),
    isolate,
    maxWorkers,
    retry,
    ...patience,
  },
});

/** Tests of the built product in a browser, which a worker keeps from file to file. */
const browserTests = (name: string, include: string[], more: object = {}) => ({
  oxc,
  test: {
    name,
    include,
    globalSetup: 'tests/support/shared-app.ts',
    setupFiles: setup(),
    isolate: false,
    maxWorkers,
    retry,
    ...patience,
    ...more,
  },
});

/** `npm test` runs four kinds: domain, server, client, e2e. `npx vitest --project server` runs one kind. */
export default defineConfig({
  test: {
    bail,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new RetriedTests()],
    tags: [
      {
        name: 'servers',
        description:
          'Depends on PostgreSQL or Redis: SQL, locks, races, limits, events. Run on both by `npm run test:servers`.',
      },
      {
        name: 'embedded',
        description: 'Tagged servers, but proves something of the embedded database, too.',
      },
      {
        name: 'long',
        description: 'Takes minutes though its file is short, so that it begins before the others.',
      },
    ],
    projects: [
      {
        test: {
          name: 'domain',
          include: ['tests/domain/**/*.test.ts', 'tests/*.test.ts'],
          setupFiles: setup(),
          isolate: false,
          maxWorkers,
          retry,
          ...patience,
        },
      },
      serverTests('server', ['tests/server/**/*.test.ts', 'tests/spec/http.test.ts']),
      // Not of `npm test`, which has to stay short: every list and operation beside other people's tools, and the PDFs, packs
      // and stamps that an auditor gets.
      serverTests('conformance', ['tests/conformance/*.test.ts']),
      serverTests('documents', ['tests/documents/*.test.ts']),
      browserTests('documents-browser', ['tests/documents/browser/*.test.ts']),
      // Not of `npm test`, which has to stay short: what attackers try, and what keeps an account its owner's in a browser.
      serverTests('security', ['tests/security/*.test.ts']),
      browserTests('security-browser', ['tests/security/browser/*.test.ts']),
      // Not of `npm test`, which has to stay short: what operators do, and what load, growth and failures do to a server.
      serverTests('operations', ['tests/operations/*.test.ts']),
      // Not of `npm test`: they need PostgreSQL's and Redis' programs, or take long. First servers that are killed, then what
      // goes wrong in a browser.
      ...(process.env['TEST_FAULTS']
        ? [
            {
              oxc,
              resolve,
              test: {
                name: 'faults',
                include: ['tests/faults/*.test.ts'],
                globalSetup: 'tests/support/database-image.ts',
                setupFiles: setup('reflect-metadata'),
                maxWorkers: 1,
                retry,
                ...patience,
              },
            },
            browserTests('faults-browser', ['tests/faults/browser/*.test.ts'], {
              sequence: { groupOrder: 1 },
            }),
          ]
        : []),
      // Not of `npm test`, which has to stay short: the table of the specification, and axe, on every screen.
      ...(process.env['TEST_SPEC'] ? [browserTests('spec', ['tests/spec/browser/*.test.ts'])] : []),
      // Not of `npm test`: it needs Firefox and WebKit, and has packages of its own.
      ...(process.env['TEST_BROWSERS']
        ? [
            {
              test: {
                name: 'browsers',
                include: ['tests/browsers/*.test.ts'],
                globalSetup: 'tests/support/shared-app.ts',
                ...patience,
                retry,
                maxWorkers: 1,
              },
            },
          ]
        : []),
      // Not of `npm test`: it builds two changed copies of the repository and runs their tests.
      ...(process.env['TEST_WALKS']
        ? [
            {
              test: {
                name: 'walks',
                include: ['tests/walks/*.test.ts'],
                maxWorkers: 1,
                testTimeout: 20 * 60_000,
                hookTimeout: 10 * 60_000,
              },
            },
          ]
        : []),
      clientTests('client', 'tests/client/*.test.tsx', { isolate: false }),
      clientTests('client-mocked', 'tests/client/mocked/*.test.tsx', { isolate: true }),
      browserTests('e2e', ['tests/e2e/**/*.test.ts']),
    ],
  },
});
