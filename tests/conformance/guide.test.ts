import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { signedUp } from '#tests/support/client';
import { freePort } from '#tests/support/free-port';
import { useServer } from '#tests/support/server';
import { addWebhook } from '#tests/support/webhook-receiver';

const run = promisify(execFile);
const guide = readFileSync('docs/api.md', 'utf8');
const examples = [
  ...guide.matchAll(
    /^#+ (?<heading>.+)$|^```(?<language>sh|js) run\n(?<code>[\s\S]*?)^```\n\n```json\n(?<answer>[\s\S]*?)^```/gm,
  ),
];
/** The scopes that the guide has its reader choose. */
const scopesOfGuide = [
  .../The examples need ([^.]+)\./.exec(guide)![1]!.matchAll(/`([\w-]+:\w+)`/g),
].map(([, scope]) => scope);
/** Names of the variables that the guide has its reader set; no others are set here. */
const setByGuide = [...guide.matchAll(/^export (\w+)=/gm)].map(([, name]) => name);

const server = useServer();
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
const env: Record<string, string> = {};
let resumeWebhook: () => Promise<unknown>;

beforeAll(async () => {
  const owner = await signedUp(server());
  const { body } = await owner.rest('POST', '/user/access-tokens', {
    name: 'Guide',
    days: 7,
    scopes: scopesOfGuide,
  });
  env['TOKEN'] = body.secret;
  env['PARAMED'] = server().url;
  env['PORT'] = String(await freePort());
  const { id, secret } = await addWebhook(owner, `http://127.0.0.1:${env['PORT']}/`);
  env['WEBHOOK_SECRET'] = secret;
  resumeWebhook = () => owner.rest('POST', `/user/webhooks/${id}/resume`, {});
  printed.push(...(await inOneShell()));
});

const MARK = '--- the next example ---';
/** Output of each shell example, in order. */
const printed: string[] = [];

/** Runs the examples of the shell as a reader does: one after another in one shell, which begins with the address and the token. */
async function inOneShell(): Promise<string[]> {
  const script = ofShell.map(({ code }) => code).join(`\necho; echo '${MARK}'\n`);
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: given(),
  });
  return stdout.split(MARK);
}

let heading = '';
const titled = examples.flatMap(({ groups }) => {
  if (groups!['heading']) heading = groups!['heading'];
  return groups!['code'] ? [{ ...groups, heading } as unknown as Example] : [];
});

const ofShell = titled.filter(({ language }) => language === 'sh');

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

test('the guide says what to set', () => {
  expect(setByGuide.toSorted()).toEqual(Object.keys(env).toSorted());
});

test.for(titled)('$heading ($language)', async (example) => {
  expect(squeezed(await outputOf(example))).toMatch(patternOf(example.answer));
});

async function outputOf(example: Example): Promise<string> {
  const { language, code } = example;
  if (language === 'sh') return printed[ofShell.indexOf(example)]!;
  const options = ['--input-type=module', '--eval', code];
  const running = run(process.execPath, options, { env: given() });
  if (code.includes('WEBHOOK_SECRET')) await sendUntilReceived(running);
  return (await running).stdout;
}

/** Sends waiting messages until the receiver listens and has them. */
async function sendUntilReceived(receiver: Promise<unknown>): Promise<void> {
  const received = receiver.then(() => true);
  const moment = () => new Promise<false>((pass) => setTimeout(() => pass(false), 500));
  do await resumeWebhook();
  while (!(await Promise.race([received, moment()])));
}

const given = () => ({ ...env, PATH: process.env['PATH'] });

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

/** Matches the response that the guide shows, in which … stands for any text. */
const patternOf = (answer: string) =>
  new RegExp(`^${squeezed(answer).split('…').map(escaped).join('.*')}$`);

function escaped(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
