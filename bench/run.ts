import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argv, execPath, exit } from 'node:process';

/** `npm run bench -- <name> [its own arguments]`; without a name, all of them one after the other. */
const benches = {
  blocking: async () => (await import('./blocking.ts')).run(),
  certificates: () => import('./certificates.ts'),
  check: () => import('./check/run.ts'),
  dashboard: () => import('./dashboard/run.ts'),
  growth: () => import('./growth.ts'),
  inp: async () => (await import('./inp.ts')).run(),
  lighthouse: () => beside('lighthouse/run.ts'),
  reminders: () => import('./reminders/run.ts'),
  report: async () => (await import('./report.ts')).run(),
  'offline-start': async () => (await import('./offline-start.ts')).run(),
  processes: () => import('./processes.ts'),
  scale: () => import('./scale.ts'),
  search: () => import('./search.ts'),
  sockets: () => import('./sockets/run.ts'),
  startup: async () => (await import('./startup.ts')).run(),
  steady: () => import('./steady.ts'),
  tests: () => import('./tests.ts'),
  words: () => import('./words.ts'),
};

/** Runs with the packages of bench/ only, which the product's types do not know. */
async function beside(program: string): Promise<void> {
  const child = spawn(execPath, ['--import', 'tsx', `bench/${program}`], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) exit(code ?? 1);
}

const wanted = argv[2];
const chosen = Object.entries(benches).filter(([each]) => wanted === undefined || each === wanted);
if (chosen.length === 0) {
  console.error(`There is no bench ${wanted}: choose of ${Object.keys(benches).join(', ')}.`);
  exit(1);
}
for (const [, run] of chosen) await run();
