import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { schema } from '#tests/support/schema-walk';
import { testEnv, useServer } from '#tests/support/server';
import { timeAuthority } from '#tests/support/time-authority';
import { migrations } from '#server/db/migrations/index';
import { EnvError, readEnv } from '#server/env';
import { announce } from '#server/logger';
import { withSettings } from '#server/http/client';
import { printedSchema } from '#server/schema/index';

const folder = mkdtempSync(join(tmpdir(), 'paramed-env-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = (change: NodeJS.ProcessEnv = {}) => readEnv({ DATA_DIR: folder, ...change });

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(env()).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      databasePrepared: true,
      redisUrl: null,
      publicUrl: 'http://localhost:4000',
      demo: false,
      sessionDays: 30,
      sessionIdleDays: 14,
      bcryptCost: 12,
      limits: { loginPerAccount: 10, loginPerAddress: 100, registerPerAddress: 100 },
      defaultOrganization: 'Queensland Ambulance Service',
    });
    expect(env({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(env({ DATABASE_PREPARED: 'false' }).databasePrepared).toBe(false);
    expect(env({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: null });
  });

  test('publishes certificates of the authority alone, and refuses a file with a private key', async () => {
    const authority = await timeAuthority();
    const { root } = authority;
    await authority.stop();
    const file = join(folder, 'authority.pem');
    const certificate = (content: string) => {
      writeFileSync(file, content);
      return env({ TSA_CERTIFICATE: file }).timeStamps.certificate;
    };
    expect(certificate(`Subject: a root\n${root}\n${root}A note\n`)).toBe(root + root);
    for (const kind of ['', 'RSA ', 'EC ', 'ENCRYPTED '])
      expect(() =>
        certificate(
          `${root}-----BEGIN ${kind}PRIVATE KEY-----\nQUJD\n-----END ${kind}PRIVATE KEY-----\n`,
        ),
      ).toThrow('private key');
    const broken = '-----BEGIN CERTIFICATE-----\nQUJD\n-----END CERTIFICATE-----\n';
    for (const content of ['', 'no certificate', broken, root + broken])
      expect(() => certificate(content)).toThrow('must be the path of a certificate');
    expect(() => env({ TSA_CERTIFICATE: join(folder, 'none.pem') })).toThrow('must be the path');
    rmSync(file);
  });

  test('reads identity providers from a file, and says what is wrong without repeating it', () => {
    const file = join(folder, 'providers.json');
    const problem = (content: string) => {
      writeFileSync(file, content);
      return problemOf({ OIDC_PROVIDERS: file });
    };
    const one = {
      id: 'service',
      name: 'River Ambulance',
      issuer: 'https://login.example.org',
      clientId: 'cpd',
      clientSecret: 'never-repeated',
    };
    writeFileSync(
      file,
      JSON.stringify([one, { ...one, id: 'other', issuer: 'http://localhost:1' }]),
    );
    expect(env({ OIDC_PROVIDERS: file }).identityProviders[0]).toEqual(one);
    expect(env().identityProviders).toEqual([]);

    const isWrong = 'OIDC_PROVIDERS: ';
    expect(problem('[never-repeated')).toBe(`${isWrong}must be the path of a JSON file.`);
    expect(problem('{}')).toBe(`${isWrong}the file must be a list of 1 to 10 providers.`);
    const eleven = Array.from({ length: 11 }, (_, at) => ({ ...one, id: `p${at}` }));
    expect(problem(JSON.stringify(eleven))).toContain('1 to 10 providers');
    expect(problem(JSON.stringify([one, one]))).toBe(`${isWrong}each id must occur once.`);
    const sameIssuer = [one, { ...one, id: 'other' }];
    expect(problem(JSON.stringify(sameIssuer))).toBe(`${isWrong}each issuer must occur once.`);
    for (const change of [
      { issuer: 'http://login.example.org' },
      { issuer: 'https://login.example.org?never-repeated' },
      { issuer: 'https://never-repeated@login.example.org' },
      { issuer: 'never-repeated' },
      { id: 'never repeated' },
      { id: '../never-repeated' },
      { name: '' },
      { name: 'x'.repeat(61) },
      { clientId: undefined },
      { clientSecret: 7 },
      { secret: 'never-repeated' },
    ]) {
      const said = problem(JSON.stringify([{ ...one, ...change }]));
      expect(said, JSON.stringify(change)).toMatch(/^OIDC_PROVIDERS: provider 1: [^\n]+\.$/);
      expect(said).not.toContain('never');
    }
    rmSync(file);
  });

  test('takes a store of xAPI by https with its authorization, or none', () => {
    const given = {
      XAPI_ENDPOINT: 'https://lrs.example.org:8443/xapi/',
      XAPI_AUTHORIZATION: 'Basic never-repeated',
    };
    expect(env().xapi).toBeNull();
    expect(env(given).xapi).toEqual({
      url: 'https://lrs.example.org:8443/xapi/statements',
      authorization: 'Basic never-repeated',
    });
    const here = { ...given, XAPI_ENDPOINT: 'http://localhost:8080/xapi' };
    expect(env({ ...here, NODE_ENV: 'development' }).xapi?.url).toBe(
      'http://localhost:8080/xapi/statements',
    );
    const { XAPI_ENDPOINT, XAPI_AUTHORIZATION } = given;
    expect(problemOf({ XAPI_ENDPOINT })).toMatch(/^XAPI_AUTHORIZATION: is required/);
    expect(problemOf({ XAPI_AUTHORIZATION })).toMatch(/^XAPI_ENDPOINT: is required/);
    for (const endpoint of [
      'http://localhost:8080/never',
      'http://lrs.example.org/never',
      'https://never:never@lrs.example.org/',
      'https://lrs.example.org/?key=never',
      'https://lrs.example.org/#never',
      'never',
      `https://lrs.example.org/${'never'.repeat(200)}`,
    ]) {
      const said = problemOf({ ...given, XAPI_ENDPOINT: endpoint });
      expect(said, endpoint).toMatch(/^XAPI_ENDPOINT: must [^\n]+\.?$/);
      expect(said, endpoint).not.toContain('never');
    }
    for (const authorization of ['never', 'Basic never\nX-Never: 1', 'Basic nevér']) {
      const said = problemOf({ ...given, XAPI_AUTHORIZATION: authorization });
      expect(said).toMatch(/^XAPI_AUTHORIZATION: must be a scheme and a value/);
      expect(said).not.toMatch(/nev/);
    }
  });

  test('generates one secret per data folder, readable by its owner only', () => {
    const { jwtSecret } = env();
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(env().jwtSecret).toBe(jwtSecret);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).toSorted()).toEqual(['jwt-secret', 'vapid-keys']);
    const given = 'a secret from outside, long enough to sign with';
    expect(env({ JWT_SECRET: given }).jwtSecret).toBe(given);
  });

  test('generates one pair of push keys per data folder, or uses the given one', () => {
    const { vapid } = env();
    expect(env().vapid).toEqual(vapid);
    expect(statSync(join(folder, 'vapid-keys')).mode & 0o777).toBe(0o600);
    const { publicKey, privateKey } = testEnv.vapid;
    const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(env(given).vapid).toMatchObject({ publicKey, privateKey });
    expect(problemOf({ VAPID_PUBLIC_KEY: publicKey })).toMatch(/^VAPID_PRIVATE_KEY: is required/);
    expect(problemOf({ VAPID_PRIVATE_KEY: privateKey })).toMatch(/^VAPID_PUBLIC_KEY: is required/);
    const mixed = problemOf({ ...given, VAPID_PUBLIC_KEY: vapid.publicKey });
    expect(mixed).toBe('VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY.');
    const file = join(folder, 'vapid-keys');
    const kept = readFileSync(file);
    writeFileSync(file, 'half of a k');
    expect(problemOf({})).toMatch(/^DATA_DIR: .+vapid-keys/);
    writeFileSync(file, kept);
  });

  test.each([
    [{ PUBLIC_URL: 'https://cpd.example.org/' }, 'https://cpd.example.org'],
    [{ MAIL_FROM: 'CPD team <cpd@example.org>' }, 'mailto:cpd@example.org'],
    [{ MAIL_FROM: 'cpd@example.org' }, 'mailto:cpd@example.org'],
    [{}, 'mailto:no-reply@localhost'],
  ])('%j gives push services the contact %s', (given, subject) => {
    expect(env(given).vapid.subject).toBe(subject);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '40.5'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost:5432'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['JWT_SECRET', 'too short'],
    ['PUBLIC_URL', 'cpd.example.org'],
    ['PUBLIC_URL', 'ftp://cpd.example.org'],
    ['PUBLIC_URL', 'http://cpd:port'],
    ['DEMO', 'perhaps'],
    ['TRUST_PROXY', 'all'],
    ['TRUST_PROXY', '11'],
    ['LOG_LEVEL', 'loud'],
    ['VAPID_PUBLIC_KEY', 'too short'],
    ['VAPID_PRIVATE_KEY', 'x'.repeat(44)],
    ['BCRYPT_COST', '3'],
    ['BCRYPT_COST', '31'],
    ['SESSION_DAYS', '0'],
    ['LOGIN_FAILURES_PER_ACCOUNT', '0'],
    ['LOGIN_FAILURES_PER_ADDRESS', 'many'],
    ['REGISTRATIONS_PER_ADDRESS', '-5'],
    ['DEFAULT_ORGANISATION', 'Q'],
    ['DEFAULT_ORGANISATION', 'x'.repeat(121)],
    ['DEFAULT_ORGANISATION', 'Two\nlines'],
  ])('%s=%s stops the start, named in one line that does not repeat it', (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name}: .+`));
    expect(problem).not.toContain('\n');
    expect(problem.replace(name, '')).not.toContain(value);
  });

  test('the organization of new accounts is trimmed, and in the page as its form reads it', () => {
    const given = (DEFAULT_ORGANISATION: string) =>
      withSettings('<head></head>', env({ DEFAULT_ORGANISATION, SMTP_URL: 'smtp://mail.test' }));
    expect(given(' Ambulance & "Rescue" $& ')).toBe(
      '<head><meta name="default-organization" content="Ambulance &amp; &quot;Rescue&quot; $&amp;"></head>',
    );
    for (const usual of ['', '  ', 'Queensland Ambulance Service']) {
      expect(given(usual)).toBe('<head></head>');
    }
  });

  test('the page says if no e-mail is sent', () => {
    expect(withSettings('<head></head>', env({}))).toBe(
      '<head><meta name="sends-email" content="no"></head>',
    );
  });

  test('an unusable data folder stops the start', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(problemOf({ DATA_DIR: join(file, 'below') })).toMatch(/^DATA_DIR: .+ENOTDIR/);
    rmSync(file);
  });

  test('DEMO is refused in production', () => {
    expect(problemOf({ NODE_ENV: 'production', DEMO: 'true' })).toMatch(/DEMO/);
    expect(env({ NODE_ENV: 'development', DEMO: 'true' }).demo).toBe(true);
    expect(env({ DEMO: 'true' }).demo).toBe(true);
  });

  test('production on a database server requires a secret', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/cpd' };
    expect(problemOf(production)).toMatch(/JWT_SECRET/);
    expect(problemOf({ ...production, JWT_SECRET: 'short' })).toMatch(/JWT_SECRET/);
    expect(env({ ...production, JWT_SECRET: 'x'.repeat(32) }).databaseUrl).toBe(
      'postgres://db/cpd',
    );
  });
});

test.each([
  ['info', process.stdout],
  ['fatal', process.stderr],
] as const)('what is announced as %s is plain text in a terminal', (level, stream) => {
  const { isTTY } = stream;
  const write = vi.spyOn(stream, 'write').mockReturnValue(true);
  try {
    stream.isTTY = true;
    announce(level, 'ParaMed CPD is ready at http://localhost:4000', { url: 'not in it' });
    expect(write.mock.calls).toEqual([['ParaMed CPD is ready at http://localhost:4000\n']]);
  } finally {
    write.mockRestore();
    stream.isTTY = isTTY;
  }
});

describe('the GraphQL schema', () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

  test('describes every type and every field of its roots', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const described = [...types, ...roots.flatMap((type) => Object.values(type!.getFields()))];
    expect(described.filter(({ description }) => !description?.trim())).toEqual([]);
  });

  test('lists the words of an enum nowhere but in the enum', () => {
    const listing = types
      .filter((type) => isObjectType(type) || isInputObjectType(type))
      .flatMap((type) =>
        Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields()),
      )
      .flatMap((field) => ['args' in field ? field.args : [], field].flat())
      .filter(({ description, type }) => {
        const named = getNamedType(type);
        const words = isEnumType(named)
          ? named.getValues().map(({ value }) => value as string)
          : [];
        return words.length > 1 && words.every((word) => description?.includes(word));
      });
    expect(listing.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  test('contains no secret', () => {
    const secret = /password|hash|secret|usernameKey|deletedAt/i;
    // They contain whether links are sent, whether there is a password, a one-time setup key, what every report prints, what a signer saw, what a
    // guest gets once, and what only the response of a creation has.
    const harmless = [
      'Support.passwordResetByEmail',
      'AccountSecurity.hasPassword',
      'TotpSetup.secret',
      'RecordChain.headHash',
      'Attestation.signedHash',
      'ReportAttestation.signedHash',
      'RecordToConfirm.signedHash',
      'CrewGuest.secret',
      'AccessToken.secret',
      'ConfirmationRequest.secretUrl',
      'SharedSubmission.secretUrl',
      'Webhook.secret',
    ];
    for (const type of types.filter(isObjectType)) {
      if (type.name === 'Mutation') continue;
      expect(
        Object.keys(type.getFields())
          .filter((name) => secret.test(name))
          .filter((name) => !harmless.includes(`${type.name}.${name}`)),
        type.name,
      ).toEqual([]);
    }
  });

  test('matches schema.graphql', () => {
    expect(readFileSync('schema.graphql', 'utf8')).toBe(printedSchema());
  });
});

describe('the migrations', () => {
  const server = useServer();

  test('create exactly what the entities describe', async () => {
    const { orm } = server().database;
    expect(await orm.migrator.getPending()).toEqual([]);
    expect(await orm.migrator.checkSchema()).toBe(false);
  });

  test('are all listed, by name and in order', () => {
    const files = readdirSync('server/db/migrations')
      .filter((name) => name !== 'index.ts')
      .map((name) => name.replace(/\.ts$/, ''))
      .toSorted();
    expect(migrations.map(({ name }) => name)).toEqual(files);
    for (const name of files) expect(name).toMatch(/^\d{3}-[a-z]/);
    expect(new Set(files.map((name) => name.slice(0, 3))).size).toBe(files.length);
  });

  test('each list has an index that PostgreSQL uses', async () => {
    const text = `select tablename || ': ' || indexdef as line from pg_indexes where schemaname = 'public'`;
    const lines = (await server().database.query<{ line: string }>({ text, values: [] })).map(
      ({ line }) => line,
    );
    for (const name of [
      'activities_list',
      'activities_days',
      'documents_newest',
      'notifications_list',
    ]) {
      expect(lines.filter((line) => line.includes(name))).toHaveLength(1);
    }
  });
});

function problemOf(change: NodeJS.ProcessEnv): string {
  try {
    env(change);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as Error).message;
  }
  throw new Error('the environment was accepted');
}
