import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as yup from 'yup';

const port = yup.number().integer().min(0).max(65535);
const url = (protocols: string[]) =>
  yup
    .string()
    .test('url', `must be an address that starts with ${protocols.join(' or ')}`, (value) => {
      if (!value) return true;
      return URL.canParse(value) && protocols.includes(`${new URL(value).protocol}//`);
    });

const envSchema = yup.object({
  NODE_ENV: yup.string().oneOf(['development', 'production', 'test']).default('production'),
  PORT: port.default(4000),
  HOST: yup.string().default('127.0.0.1'),
  DATABASE_URL: url(['postgres://', 'postgresql://']),
  DATA_DIR: yup.string().default('.data'),
  REDIS_URL: url(['redis://', 'rediss://']),
  JWT_SECRET: yup.string().min(32, 'must have at least 32 characters'),
  PUBLIC_URL: url(['http://', 'https://']),
  DEMO: yup.boolean().default(false),
  TRUST_PROXY: yup.number().integer().min(0).max(10).default(0),
  LOG_LEVEL: yup
    .string()
    .oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info'),
  BCRYPT_COST: yup.number().integer().min(4).max(15).default(12),
  SESSION_DAYS: yup.number().integer().min(1).max(90).default(30),
  LOGIN_FAILURES_PER_ACCOUNT: yup.number().integer().min(1).default(10),
  LOGIN_FAILURES_PER_ADDRESS: yup.number().integer().min(1).default(100),
  REGISTRATIONS_PER_ADDRESS: yup.number().integer().min(1).default(100),
  SUPPORT_EMAIL: yup.string().email('must be an e-mail address'),
  SUPPORT_PHONE: yup.string().matches(/^\+?[\d ()-]{3,30}$/, 'must be a phone number'),
});

export interface Env {
  mode: 'development' | 'production' | 'test';
  port: number;
  host: string;
  databaseUrl: string | null;
  dataDir: string;
  redisUrl: string | null;
  jwtSecret: string;
  publicUrl: string;
  demo: boolean;
  /** How many proxies in front of the server may be believed about the caller's address. */
  trustProxy: number;
  logLevel: string;
  bcryptCost: number;
  sessionDays: number;
  limits: { loginPerAccount: number; loginPerAddress: number; registerPerAddress: number };
  /** Where users ask for help. */
  support: { email: string | null; phone: string | null };
}

/** A setting that stops the start; the message names the variable and never repeats its value. */
export class EnvError extends Error {}

/** Reads and checks the environment, the only place that does. Throws EnvError with one line. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const known = Object.keys(envSchema.fields);
  const given = Object.fromEntries(
    known.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const values = parse(given);
  const production = values.NODE_ENV === 'production' && source.NODE_ENV === 'production';
  if (values.DEMO && production) {
    throw new EnvError('DEMO cannot be true together with NODE_ENV=production.');
  }
  if (production && values.DATABASE_URL && !values.JWT_SECRET) {
    throw new EnvError('JWT_SECRET is required when DATABASE_URL is set and NODE_ENV=production.');
  }
  return {
    mode: values.NODE_ENV as Env['mode'],
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: values.DATA_DIR,
    redisUrl: values.REDIS_URL ?? null,
    jwtSecret: values.JWT_SECRET ?? storedSecret(values.DATA_DIR),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    demo: values.DEMO,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    bcryptCost: values.BCRYPT_COST,
    sessionDays: values.SESSION_DAYS,
    limits: {
      loginPerAccount: values.LOGIN_FAILURES_PER_ACCOUNT,
      loginPerAddress: values.LOGIN_FAILURES_PER_ADDRESS,
      registerPerAddress: values.REGISTRATIONS_PER_ADDRESS,
    },
    support: { email: values.SUPPORT_EMAIL ?? null, phone: values.SUPPORT_PHONE ?? null },
  };
}

function parse(given: object) {
  try {
    return envSchema.validateSync(given);
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const name = error.path ?? 'environment';
    throw new EnvError(
      `${name}: ${error.message.replace(`${name} `, '').split(/, but the final| Received/)[0]}`,
    );
  }
}

/**
 * The secret that signs sessions where none is configured: made once, readable by this user alone. It is
 * renamed into place, so that a kill while it is written leaves no half of one.
 */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
      renameSync(draft, file);
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new EnvError(`DATA_DIR: cannot be used (${(error as NodeJS.ErrnoException).code}).`);
  }
}
