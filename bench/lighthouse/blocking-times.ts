import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Total blocking time of the sign-in and of the dashboard, in milliseconds: medians of runs in turn. */
export async function blockingTimes(runs = 3): Promise<{ auth: number; dashboard: number }> {
  // In a process of its own, with the packages of bench/, which the product's types do not know.
  const child = fork(new URL('run.ts', import.meta.url), [String(runs)], {
    execArgv: ['--import', 'tsx'],
  });
  const [rows] = (await Promise.race([once(child, 'message'), ended(child)])) as [Row[]];
  const of = (screen: string) => rows.find((row) => row.screen === screen)!['TBT ms'];
  return { auth: of('/auth'), dashboard: of('/') };
}

interface Row {
  screen: string;
  'TBT ms': number;
}

async function ended(child: ReturnType<typeof fork>): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`Lighthouse ended with ${code} before its figures.`);
}
