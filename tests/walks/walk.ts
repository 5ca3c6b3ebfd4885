import { exec, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** One step of a walk: a change of a file, a new file, or a command. */
export type Step =
  | { kind: 'change'; file: string; lines: string[] }
  | { kind: 'new'; file: string; text: string }
  | { kind: 'run'; command: string };

/**
 * Returns the steps under a heading of a Markdown text, from its code blocks: of a `diff` each part that begins with
 * `@@ FILE`, of an `sh` each line, and of any other block the whole, whose first line is a comment with the file's name.
 */
export function stepsOf(markdown: string, heading: string): Step[] {
  const [, section] = markdown.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`There is no heading "${heading}".`);
  const blocks = section.split(/^## /m)[0]!.matchAll(/^```(\w+)\n([^]*?)^```$/gm);
  return [...blocks].flatMap(([, language, text]) => {
    const lines = text!.split('\n').slice(0, -1);
    if (language === 'sh') return lines.map((command) => ({ kind: 'run' as const, command }));
    return language === 'diff' ? changesOf(lines) : [newFile(lines)];
  });
}

function changesOf(lines: string[]): Step[] {
  const changes: Step[] = [];
  for (const line of lines) {
    const [, file] = /^@@ (\S+)$/.exec(line) ?? [];
    const last = changes.at(-1);
    if (file) changes.push({ kind: 'change', file, lines: [] });
    else if (last?.kind === 'change') last.lines.push(line);
    else throw new Error(`A diff does not begin with "@@ FILE": ${line}`);
  }
  return changes;
}

function newFile(lines: string[]): Step {
  const [, file] = /^(?:\/\/|#) (\S+)$/.exec(lines[0]!) ?? [];
  if (!file)
    throw new Error(`A block does not begin with a comment that names its file: ${lines[0]}`);
  return { kind: 'new', file, text: `${lines.slice(1).join('\n')}\n` };
}

/** Copies the files that Git knows, or would add, into a folder, with the packages as they are installed here. */
export function copyRepository(folder: string): void {
  const known = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', known, { encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Does one step in a copy of the repository. Throws if its place is not found once, or if its command fails. */
export async function take(step: Step, folder: string): Promise<void> {
  if (step.kind === 'run') {
    const failure = await failureOf(step.command, folder);
    if (failure) throw new Error(failure);
    return;
  }
  const file = join(folder, step.file);
  if (step.kind === 'change') {
    return writeFileSync(file, changed(readFileSync(file, 'utf8'), step.lines, step.file));
  }
  if (existsSync(file)) throw new Error(`${step.file} exists already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, step.text);
}

/**
 * Returns the text with the lines marked "-" replaced by those marked "+", at the place of the other lines, which
 * must occur there exactly once.
 */
export function changed(text: string, lines: readonly string[], name: string): string {
  const without = (mark: string) =>
    lines.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
  const [all, before] = [text.split('\n'), without('+')];
  const places = all.flatMap((_, at) =>
    before.every((line, index) => all[at + index] === line) ? [at] : [],
  );
  const [place] = places;
  if (place === undefined || places.length > 1) {
    const wanted = before.join('\n');
    throw new Error(`${name} has these lines ${places.length} times instead of once:\n${wanted}`);
  }
  return all.toSpliced(place, before.length, ...without('-')).join('\n');
}

/** Runs a command in a copy; resolves to what it printed if it failed, else to nothing. */
export const failureOf = (command: string, folder: string): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 1e8, env: withoutVitest(process.env) };
    exec(command, options, (error, stdout, stderr) =>
      resolve(error ? `${command} (${error.code})\n${stdout}${stderr}` : ''),
    );
  });

/** A test runner that is started by a test must not take itself for one of its workers. */
const withoutVitest = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV)/.test(name)));
