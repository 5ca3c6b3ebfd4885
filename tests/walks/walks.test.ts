import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changed, copyRepository, failureOf, stepsOf, take } from './walk.ts';

interface Walk {
  file: string;
  heading: string;
  /** A test that uses what was added, in a browser and over HTTP, on the copy as built. */
  proof: string;
  /** Tests that notice a forgotten step of this guide alone. */
  tests: string[];
}

/** The guides, followed one after the other on one copy, which is then built and tested once. */
const walks: Walk[] = [
  {
    file: 'CONTRIBUTING.md',
    heading: 'Add a field to activities',
    proof: 'fee',
    tests: [
      'tests/client/activities.test.tsx',
      'tests/domain/records/activities.test.ts',
      'tests/server/records/activities.test.ts',
    ],
  },
  {
    file: 'docs/add-a-kind-of-record.md',
    heading: 'Steps',
    proof: 'memberships',
    tests: [
      'tests/client/places.test.tsx',
      'tests/security/policy.test.ts',
      'tests/server/records/bin.test.ts',
      'tests/server/records/records.test.ts',
      'tests/server/mechanics/sandbox.test.ts',
      'tests/server/mechanics/versions.test.ts',
    ],
  },
];
/** Tests that notice a forgotten step of either. */
const everywhere = [
  'tests/architecture.test.ts',
  'tests/conformance/rest-document.test.ts',
  'tests/migrations.test.ts',
  'tests/security/entry-points.test.ts',
  'tests/security/ownership.test.ts',
];

describe('the guides', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'paramed-walks-'));
    copyRepository(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const expectPassed = async (command: string) => expect(await failureOf(command, folder)).toBe('');

  test.each(walks)('can be followed: $heading in $file', async ({ file, heading }) => {
    const follow = async () => {
      for (const step of stepsOf(readFileSync(file, 'utf8'), heading)) await take(step, folder);
    };
    await expect(follow()).resolves.toBeUndefined();
  });

  test('leave types, lint and generated files in order', async () => {
    await expectPassed('npm run types && npm run lint && npm run generated');
  });

  test('leave the tests in order, and end in what they promise', async () => {
    for (const { proof } of walks) {
      cpSync(`tests/walks/${proof}.proof.ts`, join(folder, `tests/e2e/${proof}.test.ts`));
    }
    const proofs = walks.map(({ proof }) => `tests/e2e/${proof}.test.ts`);
    const tests = [...everywhere, ...walks.flatMap((walk) => walk.tests), ...proofs];
    await expectPassed(`npm test -- ${tests.join(' ')}`);
  });
});

describe('a step', () => {
  test('changes the lines around it, and only where they stand once', () => {
    const lines = [' b', '-c', '+C', '+D'];
    expect(changed('a\nb\nc\nd\n', lines, 'x.ts')).toBe('a\nb\nC\nD\nd\n');
    expect(() => changed('b\nc\nb\nc\n', lines, 'x.ts')).toThrow('x.ts has these lines 2 times');
    expect(() => changed('a\n', lines, 'x.ts')).toThrow('x.ts has these lines 0 times');
  });

  test.each([
    ['```diff\n+a\n```', 'does not begin with "@@ FILE"'],
    ['```ts\nconst a = 1;\n```', 'names its file'],
  ])('without a file is refused: %j', (block, message) => {
    expect(() => stepsOf(`\n## Walk\n${block}\n`, 'Walk')).toThrow(message);
  });
});
