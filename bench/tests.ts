import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endedChildrenSeconds } from '../tests/support/proc.ts';

/**
 * Runs `npm test`, or another script (`npm run bench -- tests test:security`), and prints its processor seconds by kind
 * and the dearest files. Linux only.
 */
const SHOWN = 20;

export interface TestCosts {
  /** User and system time of the command and all it started, in seconds. */
  total: number;
  files: { file: string; seconds: number }[];
}

/** Runs an npm script and returns what it and each of its test files cost, also if a test fails. */
export async function costsOf(script: string, more: string[] = []): Promise<TestCosts> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-tests-'));
  const before = endedChildrenSeconds();
  const child = spawn('npm', ['run', script, '--', ...more], {
    stdio: 'inherit',
    env: { ...process.env, TEST_PROCESSOR_TIME: folder },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
  const files = globSync(join(folder, '*.json')).map(
    (path) => JSON.parse(readFileSync(path, 'utf8')) as TestCosts['files'][0],
  );
  rmSync(folder, { recursive: true });
  return { total: endedChildrenSeconds() - before, files };
}

function report({ total, files }: TestCosts): void {
  const kinds = [...new Set(files.map(kindOf))];
  const sums = kinds.map((kind) => ({
    kind,
    seconds: sumOf(files.filter((each) => kindOf(each) === kind)),
  }));
  const build = { kind: 'build, shared server, runner', seconds: total - sumOf(files) };
  console.log(`\n${Math.round(total)} processor seconds`);
  console.table(dearest([...sums, build]));
  console.table(dearest(files).slice(0, SHOWN));
}

/** The folder of a test below `tests`. */
const kindOf = ({ file }: { file: string }) => file.split('/').slice(1, -1).join('/') || '.';

const sumOf = (each: { seconds: number }[]) => each.reduce((sum, { seconds }) => sum + seconds, 0);

const dearest = <Row extends { seconds: number }>(rows: Row[]): Row[] =>
  rows
    .toSorted((a, b) => b.seconds - a.seconds)
    .map((row) => ({ ...row, seconds: Math.round(row.seconds * 10) / 10 }));

const [script = 'test', ...more] = process.argv.slice(3);
report(await costsOf(script, more));
