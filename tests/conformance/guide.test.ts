import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { signedUp } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const run = promisify(execFile);
const guide = readFileSync('docs/api.md', 'utf8');
const examples = [
  ...guide.matchAll(
    /^#+ (?<heading>.+)$|^```(?<language>sh|js) run\n(?<code>[\s\S]*?)^```\n\n```json\n(?<answer>[\s\S]*?)^```/gm,
  ),
];

const server = useServer();
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
const env: Record<string, string> = {};

beforeAll(async () => {
  const owner = await signedUp(server());
  const { body } = await owner.rest('POST', '/user/access-tokens', {
    name: 'Guide',
    days: 7,
    scopes: [
      'profile:read',
      'summary:read',
      'activities:write',
      'evidence-files:write',
      'notifications:read',
      'record-events:read',
    ],
  });
  env['TOKEN'] = body.token;
  env['PARAMED'] = server().url;
});

let heading = '';
const titled = examples.flatMap(({ groups }) => {
  if (groups!['heading']) heading = groups!['heading'];
  return groups!['code'] ? [{ ...groups, heading } as unknown as Example] : [];
});

interface Example {
  heading: string;
  language: 'sh' | 'js';
  code: string;
  answer: string;
}

test('every example that can be run is run', () => {
  expect(titled.length).toBe(guide.match(/^```\w+ run$/gm)!.length);
  expect(titled.length).toBeGreaterThan(12);
});

test.for(titled)('$heading ($language)', async ({ language, code, answer }) => {
  const { stdout } =
    language === 'sh'
      ? await run('bash', ['-euo', 'pipefail', '-c', code], { cwd: folder, env: given() })
      : await run(process.execPath, ['--input-type=module', '--eval', code], { env: given() });
  expect(squeezed(stdout)).toMatch(patternOf(answer));
  const id = /"id":(\d+)/.exec(stdout)?.[1];
  if (id) env['ID'] ??= id;
});

const given = () => ({ ...env, PATH: process.env['PATH'] });

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

/** The answer as the guide shows it, where … stands for anything. */
const patternOf = (answer: string) =>
  new RegExp(`^${squeezed(answer).split('…').map(escaped).join('.*')}$`);

function escaped(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
