import { readFileSync } from 'node:fs';
import * as yup from 'yup';
import {
  PROVIDERS_MAX,
  providerLimits,
  type ProviderName,
} from '#domain/account/linked-identities';
import { textProblem } from '#domain/texts';

/** An identity provider as the operator has set it. */
export interface IdentityProvider extends ProviderName {
  /** The issuer identifier, to the letter: it is part of every linked identity. */
  issuer: string;
  clientId: string;
  /** Null for a public client, which proves itself by PKCE alone. */
  clientSecret: string | null;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for an issuer of this machine over plain http, as in development. */
export function isLocalIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && LOOPBACK.includes(hostname);
}

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || isLocalIssuer(text);
  return isSafe && search === '' && hash === '' && username === '';
};

const providerSchema = yup
  .object({
    id: yup
      .string()
      .matches(/^[a-z\d-]{1,30}$/, 'id must be small letters, digits and hyphens, at most 30')
      .required(),
    name: yup
      .string()
      .required()
      .test((value, { createError }) => {
        const problem = textProblem(value, { label: 'name', ...providerLimits.name });
        return problem ? createError({ message: problem }) : true;
      }),
    issuer: yup
      .string()
      .required()
      .test('issuer', 'issuer must be an https address without a query', isIssuer),
    clientId: yup.string().max(500).required(),
    clientSecret: yup.string().min(1).max(500).nullable().default(null),
  })
  .exact('has an unknown setting');

/** Problem with the file of identity providers; its message never repeats a value. */
export class ProviderSettingsError extends Error {}

/** Reads the operator's identity providers from a JSON file. Throws ProviderSettingsError. */
export function readProviders(path: string): IdentityProvider[] {
  const given = readJson(path);
  if (!Array.isArray(given) || given.length === 0 || given.length > PROVIDERS_MAX) {
    throw new ProviderSettingsError(`the file must be a list of 1 to ${PROVIDERS_MAX} providers.`);
  }
  const providers = given.map(providerOf);
  for (const key of ['id', 'issuer'] as const) {
    if (new Set(providers.map((each) => each[key])).size < providers.length) {
      throw new ProviderSettingsError(`each ${key} must occur once.`);
    }
  }
  return providers;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // For any problem with the file, the operator has to correct it; a parser's message would repeat a part of it.
    throw new ProviderSettingsError('must be the path of a JSON file.');
  }
}

function providerOf(given: unknown, index: number): IdentityProvider {
  try {
    return providerSchema.validateSync(given, { strict: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const [what] = error.message.split(/, but the final| Received/);
    throw new ProviderSettingsError(`provider ${index + 1}: ${what}.`);
  }
}
