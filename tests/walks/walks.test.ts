import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changed, copyRepository, failureOf, stepsOf, take } from './walk.ts';

interface Walk {
  file: string;
  heading: string;
  /** Uses what was added, in a browser and over HTTP, on the copy as built. */
  proof: string;
  /** Tests of the copy that would notice a forgotten step. */
  tests: string[];
}

const everywhere = [
  'tests/architecture.test.ts',
  'tests/migrations.test.ts',
  'tests/security/entry-points.test.ts',
  'tests/security/ownership.test.ts',
  'tests/server/openapi.test.ts',
];
const walks: Walk[] = [
  {
    file: 'CONTRIBUTING.md',
    heading: 'Add a field to activities',
    proof: 'fee',
    tests: [
      ...everywhere,
      'tests/client/activities.test.tsx',
      'tests/domain/activities.test.ts',
      'tests/server/activities.test.ts',
    ],
  },
  {
    file: 'docs/add-a-kind-of-record.md',
    heading: 'Steps',
    proof: 'memberships',
    tests: [
      ...everywhere,
      'tests/security/policy.test.ts',
      'tests/server/bin.test.ts',
      'tests/server/records.test.ts',
      'tests/server/sandbox.test.ts',
      'tests/server/versions.test.ts',
    ],
  },
];

describe.each(walks)('$heading in $file', ({ file, heading, proof, tests }) => {
  const guide = readFileSync(file, 'utf8');
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), `paramed-walk-${proof}-`));
    copyRepository(folder);
    for (const step of stepsOf(guide, heading)) await take(step, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const expectPassed = async (command: string) => expect(await failureOf(command, folder)).toBe('');

  test('leaves types, lint and generated files in order', async () => {
    await expectPassed('npm run types && npm run lint && npm run generated');
  });

  test('leaves the tests in order', async () => {
    await expectPassed(`npm test -- ${tests.join(' ')}`);
  });

  test('ends in what it promises', async () => {
    cpSync(`tests/walks/${proof}.proof.ts`, join(folder, `tests/e2e/${proof}.test.ts`));
    await expectPassed(`npm test -- --project e2e tests/e2e/${proof}.test.ts`);
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
