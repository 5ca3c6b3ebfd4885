import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '#server/db/seed/demo';
import { EnvError, readEnv } from '#server/env';
import { createToken } from '#tests/support/access-tokens';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { copyMigratedDatabase } from '#tests/support/image';
import { TestProcess } from '#tests/support/process';
import { countRows } from '#tests/support/rows';
import { useServer } from '#tests/support/server';

const built = existsSync('dist/server/main.js');
const server = useServer();

describe('34: without DEMO', () => {
  test('the test account does not exist in REST or GraphQL', async () => {
    // No other account exists before anyone has registered.
    expect(await countRows(server(), 'users')).toBe(0);
    const visitor = new TestClient(server());
    expect((await visitor.rest('POST', '/login', DEMO_ACCOUNT)).status).toBe(401);
    const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { id } }';
    const { errors } = await visitor.graphql(LOGIN, { input: DEMO_ACCOUNT });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('production refuses DEMO, and a database server without a secret', () => {
    const production = { NODE_ENV: 'production', DATA_DIR: '.cache/env' };
    expect(() => readEnv({ ...production, DEMO: 'true' })).toThrow(EnvError);
    const onServer = { ...production, DATABASE_URL: 'postgres://db/cpd' };
    expect(() => readEnv(onServer)).toThrow(/JWT_SECRET/);
    expect(() => readEnv({ ...onServer, JWT_SECRET: 'short' })).toThrow(/JWT_SECRET/);
  });

  test.runIf(built)('the client bundle contains no account and no secret', () => {
    const files = globSync('dist/client/**/*.{js,html,css,json,map}');
    expect(files.length).toBeGreaterThan(5);
    const secret = new RegExp(
      `${DEMO_ACCOUNT.password}|\\$2[aby]\\$\\d\\d\\$|JWT_SECRET|BEGIN [A-Z ]*PRIVATE KEY`,
    );
    expect(files.filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe.runIf(built)('34: the output of a running program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-logs-'));
  let program: TestProcess;
  const thought = 'What I thought at the bedside and tell nobody.';
  const calendarSecret = 's'.repeat(32);
  let alex: TestClient;
  let accessToken: string;
  const byToken: number[] = [];

  beforeAll(async () => {
    copyMigratedDatabase(folder);
    program = new TestProcess({ DATA_DIR: folder, LOG_LEVEL: 'debug', DEMO: 'false' });
    const url = await program.ready();
    alex = await signedUp({ url });
    await alex.rest('POST', '/reflective-logs', {
      content: thought,
      learningOutcomes: thought,
      futureApplication: thought,
    });
    await alex.rest('POST', '/reflective-logs', { content: thought });
    const login = { username: alex.user.username, password: 'a wrong password of theirs' };
    await new TestClient({ url }).rest('POST', '/login', login);
    const LOGIN = `mutation { login(input: { username: "x", password: "inline-password" }) { id } }`;
    await alex.graphql(LOGIN);
    await alex.raw('POST', '/api/reflective-logs', `{"content":"${thought}`);
    await alex.raw('GET', `/calendar/${calendarSecret}.ics`, undefined, {});
    const { program: caller } = await createToken(alex, ['profile:read']);
    accessToken = caller.token;
    for (const token of [accessToken, `${accessToken.slice(0, -2)}xx`]) {
      caller.token = token;
      byToken.push((await caller.rest('GET', '/user')).status);
    }
    await program.stop('SIGTERM');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('contains no password, cookie, token or reflection', () => {
    const printed = program.output + program.errors;
    expect(printed).toContain('ready at');
    expect(byToken).toEqual([200, 401]);
    const token = alex.cookie.split('=')[1]!;
    const secrets = [
      PASSWORD,
      'a wrong password of theirs',
      'inline-password',
      thought,
      token,
      accessToken.slice(0, -2),
      calendarSecret,
      '$2a$',
      '$2b$',
    ];
    for (const secret of secrets) expect(printed).not.toContain(secret);
    const key = readFileSync(join(folder, 'jwt-secret'), 'utf8').trim();
    expect(printed).not.toContain(key);
  });
});
