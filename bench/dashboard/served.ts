import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { cookieName } from '../../server/auth/sessions/session-token.ts';
import { readEnv } from '../../server/env.ts';
import { admit } from '../../tests/support/admitted.ts';
import { sharedSettings } from '../../tests/support/process.ts';
import type { Asking } from './variants.ts';

export const secret = sharedSettings.JWT_SECRET;

const server = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** An empty database for a bench, on the server of BENCH_DATABASE_URL. */
export async function databaseFor(bench: string) {
  const url = new URL(server);
  url.pathname = `/paramed_bench_${bench}`;
  const name = url.pathname.slice(1);
  const gone = `drop database if exists ${name} with (force)`;
  await onServer(gone, `create database ${name}`);
  return { url: url.href, drop: () => onServer(gone) };
}

/** Starts a program in its own process, on the first core by default; ready once it responds. */
export async function started(
  program: string,
  port: number,
  env: Record<string, string>,
  core = 0,
): Promise<ChildProcess> {
  // The product with the same options as its image.
  const runs = program.endsWith('.ts') ? ['--import', 'tsx'] : ['--max-semi-space-size=16'];
  const child = spawn('taskset', ['-c', String(core), process.execPath, ...runs, program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      ...sharedSettings,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(admit('ECONNREFUSED'))) return child;
    await setTimeout(100);
  }
  throw new Error(`${program} does not start.`);
}

/** The requesting users, with the cookies of their sessions. */
export async function signedIn(url: string): Promise<Asking[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string; user_id: number; exp: number }>(
    `select id, user_id, extract(epoch from expires_at)::int as exp from sessions
     order by user_id`,
  );
  await client.end();
  const name = cookieName(readEnv({}));
  return rows.map(({ id, user_id, exp }) => {
    const token = jwt.sign({ sid: id, use: 'session', exp }, secret, { subject: String(user_id) });
    return { userId: user_id, sessionId: id, cookie: `${name}=${token}` };
  });
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
}
