import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createECDH, randomBytes, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import webPush from 'web-push';
import * as yup from 'yup';
import {
  ProviderSettingsError,
  readProviders,
  type IdentityProvider,
} from './auth/identities/settings.ts';
import { unusableFolder } from './db/unusable-folder.ts';
import { PRODUCT, productLimits } from '#domain/product';
import { textProblem } from '#domain/texts';
import { DEFAULT_ORGANIZATION, userLimits } from '#domain/account/users';

const port = yup.number().integer().min(0).max(65535);
const url = (protocols: string[]) =>
  yup
    .string()
    .test('url', `must be an address that starts with ${protocols.join(' or ')}`, (value) => {
      if (!value) return true;
      return URL.canParse(value) && protocols.includes(`${new URL(value).protocol}//`);
    });

const listOf = (text: string | undefined): string[] =>
  text ? text.split(',').map((each) => each.trim()) : [];

const envSchema = yup.object({
  NODE_ENV: yup.string().oneOf(['development', 'production', 'test']).default('production'),
  PORT: port.default(4000),
  HOST: yup.string().default('127.0.0.1'),
  METRICS_PORT: port,
  METRICS_HOST: yup.string(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http://', 'https://']),
  OTEL_TRACES_SAMPLER_ARG: yup.number().min(0).max(1).default(1),
  DATABASE_URL: url(['postgres://', 'postgresql://']),
  DATABASE_PREPARED: yup.boolean().default(true),
  DATA_DIR: yup.string().default('.data'),
  REDIS_URL: url(['redis://', 'rediss://']),
  JWT_SECRET: yup.string().min(32, 'must have at least 32 characters'),
  PUBLIC_URL: url(['http://', 'https://']),
  DEMO: yup.boolean().default(false),
  CORS_ORIGINS: yup
    .string()
    .test(
      'origins',
      'must be origins such as https://tools.example.org, parted by commas',
      (value) => listOf(value).every((each) => URL.canParse(each) && new URL(each).origin === each),
    ),
  TRUSTED_DOCUMENTS: yup.string().oneOf(['any', 'only']).default('any'),
  TRUST_PROXY: yup.number().integer().min(0).max(10).default(0),
  LOG_LEVEL: yup
    .string()
    .oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info'),
  BCRYPT_COST: yup.number().integer().min(4).max(15).default(12),
  SESSION_DAYS: yup.number().integer().min(1).max(90).default(30),
  SESSION_IDLE_DAYS: yup.number().integer().min(1).max(90),
  LOGIN_FAILURES_PER_ACCOUNT: yup.number().integer().min(1).default(10),
  LOGIN_FAILURES_PER_ADDRESS: yup.number().integer().min(1).default(100),
  REGISTRATIONS_PER_ADDRESS: yup.number().integer().min(1).default(100),
  FILES_PER_USER_MB: yup.number().integer().min(20).max(1_000_000).default(2048),
  ROSTER_FETCH: yup.boolean().default(true),
  WEBHOOKS: yup.boolean().default(true),
  BADGE_CHECKS: yup.boolean().default(true),
  OIDC_PROVIDERS: yup.string(),
  XAPI_ENDPOINT: yup.string().max(1_000, 'must have at most 1000 characters'),
  XAPI_AUTHORIZATION: yup
    .string()
    .matches(
      /^[\w-]+ [\x21-\x7e]{1,4000}$/,
      'must be a scheme and a value, such as Basic dXNlcjpwYXNz',
    ),
  TSA_URL: url(['http://', 'https://']),
  TSA_CERTIFICATE: yup.string(),
  REMINDERS: yup.boolean().default(true),
  CLAMAV_HOST: yup
    .string()
    .test('host', 'must be a host, or host:port', (value) => !value || clamavOf(value) !== null),
  S3_BUCKET: yup.string().matches(/^[\w.-]{3,63}$/, 'must be the name of a bucket'),
  S3_ENDPOINT: url(['http://', 'https://']),
  S3_REGION: yup.string().matches(/^[\w-]{2,40}$/, 'must be the name of a region'),
  S3_ACCESS_KEY_ID: yup.string(),
  S3_SECRET_ACCESS_KEY: yup.string(),
  SMTP_URL: url(['smtp://', 'smtps://']),
  MAIL_FROM: yup.string().max(200),
  VAPID_PUBLIC_KEY: yup.string().matches(/^[\w-]{87}$/, 'must be a public VAPID key, base64url'),
  VAPID_PRIVATE_KEY: yup.string().matches(/^[\w-]{43}$/, 'must be a private VAPID key, base64url'),
  DEFAULT_ORGANISATION: yup
    .string()
    .trim()
    .test((value, { path, createError }) => {
      const problem = value && textProblem(value, { label: path, ...userLimits.organization });
      return problem ? createError({ message: problem }) : true;
    }),
  PRODUCT_NAME: yup
    .string()
    .trim()
    .test((value, { path, createError }) => {
      const problem = value && textProblem(value, { label: path, ...productLimits });
      return problem ? createError({ message: problem }) : true;
    }),
  SUPPORT_EMAIL: yup.string().email('must be an e-mail address'),
  SUPPORT_PHONE: yup.string().matches(/^\+?[\d ()-]{3,30}$/, 'must be a phone number'),
});

export interface Env {
  mode: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Address that Prometheus scrapes; null if metrics are off. */
  metrics: { host: string; port: number } | null;
  /** Address that traces are sent to, and the part of requests that is traced (1: all); null if traces are off. */
  traces: { url: string; ratio: number } | null;
  databaseUrl: string | null;
  /** True if statements are named on their connection, which some transaction poolers do not support. */
  databasePrepared: boolean;
  dataDir: string;
  redisUrl: string | null;
  jwtSecret: string;
  publicUrl: string;
  demo: boolean;
  /** True if only the app's own GraphQL operations are executed, except with an access token. */
  ownOperationsOnly: boolean;
  /** Origins whose pages may use the API with access tokens. */
  corsOrigins: readonly string[];
  /** The number of trusted proxies in front of the server. */
  trustProxy: number;
  logLevel: string;
  bcryptCost: number;
  sessionDays: number;
  /** Days without a request after which a session ends. */
  sessionIdleDays: number;
  limits: { loginPerAccount: number; loginPerAddress: number; registerPerAddress: number };
  /** Bytes of storage for the files of one user. */
  filesPerUser: number;
  /** Storage for files; null: in DATA_DIR. Without credentials, those of the machine are used. */
  s3: {
    bucket: string;
    endpoint: string | null;
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string } | null;
  } | null;
  /** True if the server reads rosters at addresses that users give. */
  rosterFetch: boolean;
  /** True if the server sends changes to addresses that users give. */
  webhooks: boolean;
  /** True if issuers of Open Badges are asked. */
  badgeChecks: boolean;
  /** Where statements of xAPI are sent, and the value of the Authorization header; null if none are. */
  xapi: { url: string; authorization: string } | null;
  /** The identity providers whose sign-in is accepted. */
  identityProviders: readonly IdentityProvider[];
  /** The address of the time-stamping authority, and the certificates that it must lead to, as PEM; null if not set. */
  timeStamps: { url: string | null; certificate: string | null };
  /** True if this process runs the reminders on their schedule. */
  reminders: boolean;
  /** The clamd that scans uploads; null if they are not scanned. */
  clamav: { host: string; port: number } | null;
  /** The mail server and the sender address; null if no e-mail is sent. */
  mail: { smtpUrl: string; from: string } | null;
  /** Identifies this server to push services: a key pair and a contact. */
  vapid: { publicKey: string; privateKey: string; subject: string };
  /** The organization of new accounts that give none. */
  defaultOrganization: string;
  /** Contact details for users who need help. */
  support: { email: string | null; phone: string | null };
}

/** An invalid setting, which stops the start; the message names the variable and never repeats its value. */
export class EnvError extends Error {}

/** The settings without the keys that are generated if none are configured. */
export type Settings = Omit<Env, 'jwtSecret' | 'vapid'>;

/**
 * Reads and validates the environment; nothing else does. Generates missing keys into DATA_DIR. Throws EnvError with a
 * one-line message.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const { settings, values } = read(source);
  const { dataDir, publicUrl } = settings;
  return {
    ...settings,
    jwtSecret: values.JWT_SECRET ?? storedSecret(dataDir),
    vapid: {
      ...(vapidKeys(values.VAPID_PUBLIC_KEY, values.VAPID_PRIVATE_KEY) ?? storedVapidKeys(dataDir)),
      subject: publicUrl.startsWith('https:')
        ? publicUrl
        : `mailto:${addressIn(values.MAIL_FROM) ?? `no-reply@${new URL(publicUrl).hostname}`}`,
    },
  };
}

/** The same for operators' commands, which need no keys: writes nothing. */
export const readSettings = (source: NodeJS.ProcessEnv = process.env): Settings =>
  read(source).settings;

function read(source: NodeJS.ProcessEnv): { settings: Settings; values: Values } {
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
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const host = new URL(publicUrl).hostname;
  const settings = {
    mode: values.NODE_ENV as Env['mode'],
    port: values.PORT,
    host: values.HOST,
    metrics: metricsOf(values),
    traces: tracesOf(values),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePrepared: values.DATABASE_PREPARED,
    dataDir: values.DATA_DIR,
    redisUrl: values.REDIS_URL ?? null,
    publicUrl,
    demo: values.DEMO,
    ownOperationsOnly: values.TRUSTED_DOCUMENTS === 'only',
    corsOrigins: listOf(values.CORS_ORIGINS),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    bcryptCost: values.BCRYPT_COST,
    sessionDays: values.SESSION_DAYS,
    sessionIdleDays: sessionIdleDaysOf(values),
    limits: {
      loginPerAccount: values.LOGIN_FAILURES_PER_ACCOUNT,
      loginPerAddress: values.LOGIN_FAILURES_PER_ADDRESS,
      registerPerAddress: values.REGISTRATIONS_PER_ADDRESS,
    },
    filesPerUser: values.FILES_PER_USER_MB * 1024 * 1024,
    s3: s3Of(values),
    rosterFetch: values.ROSTER_FETCH,
    webhooks: values.WEBHOOKS,
    badgeChecks: values.BADGE_CHECKS,
    xapi: xapiOf(values),
    identityProviders: providersOf(values.OIDC_PROVIDERS),
    timeStamps: { url: values.TSA_URL ?? null, certificate: authorityOf(values.TSA_CERTIFICATE) },
    reminders: values.REMINDERS,
    clamav: clamavOf(values.CLAMAV_HOST),
    mail: values.SMTP_URL
      ? {
          smtpUrl: values.SMTP_URL,
          from: values.MAIL_FROM ?? `"${PRODUCT.replaceAll('"', '')}" <no-reply@${host}>`,
        }
      : null,
    defaultOrganization: values.DEFAULT_ORGANISATION || DEFAULT_ORGANIZATION,
    support: { email: values.SUPPORT_EMAIL ?? null, phone: values.SUPPORT_PHONE ?? null },
  };
  return { settings, values };
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

/** Amazon's region if none is given; most other services accept any. */
const DEFAULT_REGION = 'ap-southeast-2';

type Values = ReturnType<typeof parse>;

const SESSION_IDLE_DAYS = 14;

function sessionIdleDaysOf({ SESSION_IDLE_DAYS: idle, SESSION_DAYS: all }: Values): number {
  if (idle !== undefined && idle > all) {
    throw new EnvError('SESSION_IDLE_DAYS: must not be more than SESSION_DAYS.');
  }
  return idle ?? Math.min(SESSION_IDLE_DAYS, all);
}

/** Listens on this machine only, unless another address is set. */
function metricsOf({ METRICS_PORT: own, METRICS_HOST: host, PORT }: Values): Env['metrics'] {
  if (own === undefined) {
    if (host) throw new EnvError('METRICS_PORT: is required with METRICS_HOST.');
    return null;
  }
  if (own !== 0 && own === PORT) throw new EnvError('METRICS_PORT: must differ from PORT.');
  return { host: host ?? '127.0.0.1', port: own };
}

/** OTLP over HTTP has a path of its own for traces. */
function tracesOf(values: Values): Env['traces'] {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  return { url: `${endpoint.replace(/\/$/, '')}/v1/traces`, ratio: values.OTEL_TRACES_SAMPLER_ARG };
}

/** The statements of a Learning Record Store have a path of their own. */
function xapiOf(values: Values): Env['xapi'] {
  const { XAPI_ENDPOINT: endpoint, XAPI_AUTHORIZATION: authorization, NODE_ENV: mode } = values;
  if (!endpoint && !authorization) return null;
  if (!authorization) throw new EnvError('XAPI_AUTHORIZATION: is required with XAPI_ENDPOINT.');
  if (!endpoint) throw new EnvError('XAPI_ENDPOINT: is required with XAPI_AUTHORIZATION.');
  if (!isXapiEndpoint(endpoint, mode !== 'production')) {
    throw new EnvError(
      'XAPI_ENDPOINT: must be an address that starts with https://, without user, query or fragment.',
    );
  }
  return { url: `${endpoint.replace(/\/+$/, '')}/statements`, authorization };
}

/** `local`: also http on this machine, for development. */
function isXapiEndpoint(text: string, local: boolean): boolean {
  if (!URL.canParse(text) || /[?#\s]/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const isHere = protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname);
  return protocol === 'https:' || (local && isHere);
}

/** The operator's identity providers; none if not set. */
function providersOf(file: string | undefined): IdentityProvider[] {
  if (!file) return [];
  try {
    return readProviders(file);
  } catch (error) {
    if (!(error instanceof ProviderSettingsError)) throw error;
    throw new EnvError(`OIDC_PROVIDERS: ${error.message}`);
  }
}

/** The default port of clamd. */
const CLAMAV_PORT = 3310;

/** Returns the address of clamd; null if not set, or not a host. */
function clamavOf(value: string | undefined): Env['clamav'] {
  if (!value || !URL.canParse(`tcp://${value}`)) return null;
  const { host, hostname, port } = new URL(`tcp://${value}`);
  if (hostname === '' || host !== value.toLowerCase().replace(/:$/, '')) return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? CLAMAV_PORT : Number(port) };
}

/**
 * The certificates of the time-stamping authority, from a PEM file, without anything else in it, since they are
 * published. Null if not set.
 */
function authorityOf(file: string | undefined): string | null {
  if (!file) return null;
  const pem = readAuthority(file);
  if (/-----BEGIN [A-Z0-9 ]*PRIVATE KEY/.test(pem)) {
    throw new EnvError(
      'TSA_CERTIFICATE: the file has a private key. It must have certificates only.',
    );
  }
  const blocks =
    pem.match(/-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0 || !blocks.every(isCertificate)) throw new EnvError(NO_CERTIFICATE);
  return blocks.map((block) => `${block}\n`).join('');
}

const NO_CERTIFICATE = 'TSA_CERTIFICATE: must be the path of a certificate as a PEM file.';

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // For any problem with the file, the operator has to correct the path.
    throw new EnvError(NO_CERTIFICATE);
  }
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== undefined;
  } catch {
    // Text that cannot be parsed is no certificate.
    return false;
  }
}

/** The bucket for files; null if not set, and then no other S3 setting is allowed. */
function s3Of(values: Values): Env['s3'] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket) {
    const others = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId };
    const [set] = Object.entries(others).find(([, value]) => value) ?? [];
    if (set) throw new EnvError(`S3_BUCKET: is required with ${set}.`);
    return null;
  }
  if (accessKeyId && !secretAccessKey) {
    throw new EnvError('S3_SECRET_ACCESS_KEY: is required with S3_ACCESS_KEY_ID.');
  }
  if (!accessKeyId && secretAccessKey) {
    throw new EnvError('S3_ACCESS_KEY_ID: is required with S3_SECRET_ACCESS_KEY.');
  }
  return {
    bucket,
    endpoint: endpoint ?? null,
    region: region ?? DEFAULT_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

/** The generated secret that signs sessions if none is configured. */
const storedSecret = (dataDir: string) =>
  madeOnce(dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url'));

/** The generated push keys if none are configured. If they change, devices have to turn push on again. */
function storedVapidKeys(dataDir: string): VapidKeys {
  const file = 'vapid-keys';
  const text = madeOnce(dataDir, file, () => {
    const made = webPush.generateVAPIDKeys();
    return `${made.publicKey} ${made.privateKey}`;
  });
  const [publicKey = '', privateKey = ''] = text.split(' ');
  if (!isPair(publicKey, privateKey)) {
    throw new EnvError(`DATA_DIR: its file ${file} does not contain a pair of VAPID keys.`);
  }
  return { publicKey, privateKey };
}

type VapidKeys = Pick<Env['vapid'], 'publicKey' | 'privateKey'>;

/** The configured keys; null if there are none. */
function vapidKeys(publicKey?: string, privateKey?: string): VapidKeys | null {
  if (!publicKey && !privateKey) return null;
  if (!privateKey) throw new EnvError('VAPID_PRIVATE_KEY: is required with VAPID_PUBLIC_KEY.');
  if (!publicKey) throw new EnvError('VAPID_PUBLIC_KEY: is required with VAPID_PRIVATE_KEY.');
  if (!isPair(publicKey, privateKey)) {
    throw new EnvError('VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY.');
  }
  return { publicKey, privateKey };
}

function isPair(publicKey: string, privateKey: string): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}

/** The bare address of a sender such as 'ParaMed CPD <no-reply@example.org>'. */
const addressIn = (sender: string | undefined) => /[^\s<>]+@[^\s<>]+/.exec(sender ?? '')?.[0];

/**
 * The text of a file in the data folder, readable by this user only; created on first use. A rename puts it in place,
 * so a kill during the write leaves no partial file.
 */
function madeOnce(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, make(), { mode: 0o600 });
      renameSync(draft, file);
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException;
    throw new EnvError(unusableFolder(path ?? file, code));
  }
}
