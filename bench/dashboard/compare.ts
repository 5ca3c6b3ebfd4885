import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { load, type Slice } from './load.ts';
import { currentPeriod } from './period.ts';
import { recordStatement } from './record.ts';
import { signedIn, started } from './served.ts';
import { whole, type Asking, type Variant } from './variants.ts';

export interface Job {
  url: string;
  /** A folder for the servers' files. */
  folder: string;
  slices: number;
  seconds: number;
  /** Requests a second; the default is as many as possible. */
  rate?: number;
}

/** Measures slices of each variant on a filled database; the first variant is the control of the others. */
export async function compare(job: Job, variants: Variant[]): Promise<Map<Variant, Slice[]>> {
  const { url, slices, seconds, rate } = job;
  const asking = await signedIn(url);
  const running = new Map<Variant, { child: ChildProcess; port: number }>();
  try {
    let port = 4700;
    for (const variant of variants) {
      // The last user's id is large, so that no other value of the statement can be mistaken for it.
      running.set(variant, { child: await serve(job, variant, asking.at(-1)!, (port += 1)), port });
    }
    await checkAnswers(running, asking.slice(0, 20));
    const measured = new Map(variants.map((variant) => [variant, [] as Slice[]]));
    for (let slice = -1; slice < slices; slice += 1) {
      // Every other slice in reverse order, so that no variant always follows the same one.
      for (const variant of slice % 2 === 0 ? variants : variants.toReversed()) {
        const { child, port } = running.get(variant)!;
        const requests = shuffled(asking).map((each) => ({
          path: variant.path,
          headers: variant.headers(each),
          body: variant.body(each),
        }));
        const found = await load({ url, port, pid: child.pid!, seconds, rate, requests });
        // The first slice warms up.
        if (slice >= 0) measured.get(variant)!.push(found);
      }
    }
    return measured;
  } finally {
    for (const { child } of running.values()) child.kill();
  }
}

async function serve(
  { url, folder }: Job,
  variant: Variant,
  asking: Asking,
  port: number,
): Promise<ChildProcess> {
  const { from, to } = currentPeriod();
  const statement = join(folder, 'statement.json');
  const [sameStatement, product] = whole;
  if (variant === sameStatement) await recordStatement(url, asking, product!, statement);
  return started(variant.program, port, {
    DATABASE_URL: url,
    DATA_DIR: join(folder, String(port)),
    PERIOD_FROM: from,
    PERIOD_TO: to,
    ...(variant === sameStatement && { STATEMENT: statement }),
  });
}

async function checkAnswers(
  running: Map<Variant, { port: number }>,
  asking: Asking[],
): Promise<void> {
  for (const each of asking) {
    for (let tries = 1; ; tries += 1) {
      const answers = await answersTo(each, running);
      const [expected] = answers.values();
      const other = [...answers].find(([, answer]) => !isDeepStrictEqual(answer, expected));
      if (!other) break;
      // The reminders that the product runs after its start may have come in between.
      if (tries < 5) await setTimeout(2_000);
      else assert.deepEqual(other[1], expected, `${other[0].name} returns something else`);
    }
  }
}

async function answersTo(
  asking: Asking,
  running: Map<Variant, { port: number }>,
): Promise<Map<Variant, unknown>> {
  const answers = new Map<Variant, unknown>();
  for (const [variant, { port }] of running) {
    const response = await fetch(`http://127.0.0.1:${port}${variant.path}`, {
      method: 'POST',
      headers: variant.headers(asking),
      body: variant.body(asking) || null,
    });
    const body = (await response.json()) as { errors?: unknown };
    assert.equal(body.errors, undefined, `${variant.name}: ${JSON.stringify(body.errors)}`);
    answers.set(variant, variant.answer(body));
  }
  return answers;
}

/** Shuffles values into the same order in every run. */
function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, place: (index * 7919) % 10_007 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
