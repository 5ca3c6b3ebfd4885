import { invalid, malformed } from '../../errors.ts';
import { isTooDeep } from '../../json-depth.ts';
import { validate } from '../../validate.ts';
import { requestHash } from '../../records/request-hash.ts';
import type { User } from '../users/user.entity.ts';
import { accountImportSchema, readAccount, type Account } from '#domain/account-import';
import type { AccountImport } from './account-import.type.ts';
import { bringIn } from './account-rows.ts';
import type { Existing } from './existing.ts';
import type { Insert } from './placing.ts';

/** An export that was read, and what its request is known by. */
export interface AccountInput {
  account: Account;
  requestKey: string;
  requestHash: string;
  fileName: string | null;
}

/** What a thread is asked: to read an export, and with what the user has to say what importing it would add. */
export interface ReadJob {
  /** Bytes of JSON, or the input as GraphQL has parsed it. */
  input: unknown;
  preview?: { user: User; existing: string; now: Date };
}

export type ReadAnswer = Pick<AccountImport, 'parts' | 'files'> | AccountInput;

/** All that costs much for a large export and needs no database: half a second of a core for 2 MB. */
export async function readExport({ input, preview }: ReadJob): Promise<ReadAnswer> {
  const { account: given, requestKey, fileName } = validate(accountImportSchema, parsed(input));
  const account = readAccount(given);
  if ('problem' in account) throw invalid({ account: account.problem });
  if (!preview) {
    const hash = requestHash({ fileName, account });
    return { account, requestKey, requestHash: hash, fileName };
  }
  const existing = JSON.parse(preview.existing) as Existing;
  const { parts, files } = await bringIn({ ...preview, account, existing, insert: noInsert });
  return { parts, files };
}

const noInsert: Insert = async (_table, rows) => rows.map(() => 0);

function parsed(input: unknown): unknown {
  if (!(input instanceof Uint8Array)) return input;
  if (isTooDeep(input)) throw malformed('The request cannot be read.');
  try {
    const value: unknown = JSON.parse(Buffer.from(input).toString('utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  throw malformed('The request is not valid JSON.');
}
