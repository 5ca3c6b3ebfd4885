import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, type Job } from './compare.ts';
import { fill } from './fill.ts';
import { median } from './machine.ts';
import { currentPeriod } from './period.ts';
import { databaseFor } from './served.ts';
import { compared, whole, type Variant } from './variants.ts';

/**
 * The server's processor time a request: the dashboard's work ÷ Mercurius' with JIT and one statement, and the whole
 * dashboard ÷ a control that sends its own statement. Medians of slices in turn, on a small database.
 */
export async function dashboardRatios(): Promise<{ mercurius: number; statement: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
  const { url, drop } = await databaseFor('check');
  try {
    await fill(url, { users: 400, activities: 200 });
    const job = { url, folder, slices: 4, seconds: 2 };
    const [, product, mercurius] = compared(currentPeriod());
    return {
      mercurius: await processorRatio(job, [mercurius!, product!]),
      statement: await processorRatio(job, whole),
    };
  } finally {
    await drop();
    rmSync(folder, { recursive: true });
  }
}

/** The second variant's processor time ÷ the first one's of the same slice. */
async function processorRatio(job: Job, variants: Variant[]): Promise<number> {
  const [control, other] = [...(await compare(job, variants)).values()];
  return median(other!.map(({ cpu }, slice) => cpu / control![slice]!.cpu));
}
