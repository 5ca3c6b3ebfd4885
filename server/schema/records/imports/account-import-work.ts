import { invalid, malformed } from '#server/errors';
import { isTooDeep } from '#server/json-depth';
import { ignoredKeys, refuseUnknown } from '#server/unknown-names';
import { validate } from '#server/validate';
import { requestHash } from '#server/records/request-hash';
import type { User } from '../../account/users/user.entity.ts';
import { accountImportSchema, readAccount, type Account } from '#domain/account/account-import';
import type { AccountImport } from './account-import.type.ts';
import { importRows } from './account-rows.ts';
import type { Existing } from './existing.ts';
import type { Insert } from './id-map.ts';

/** A parsed export, with the key and hash of its request. */
export interface AccountInput {
  account: Account;
  requestKey: string;
  requestHash: string;
  fileName: string | null;
}

/** A job for the thread: read an export and, for a preview, compare it with the user's records. */
export interface ReadJob {
  /** Bytes of JSON, or the input as GraphQL has parsed it. */
  input: unknown;
  preview?: { user: User; existing: string; now: Date };
}

export type ReadResult = Pick<AccountImport, 'parts' | 'files' | 'notes'> | AccountInput;

/** The expensive work for a large export that needs no database: half a second of a core for 2 MB. */
export async function readExport({ input, preview }: ReadJob): Promise<ReadResult> {
  const { account: given, requestKey, fileName } = validate(accountImportSchema, parsed(input));
  const account = readAccount(given);
  if ('problem' in account) throw invalid({ account: account.problem });
  if (!preview) {
    const hash = requestHash({ fileName, account });
    return { account, requestKey, requestHash: hash, fileName };
  }
  const existing = JSON.parse(preview.existing) as Existing;
  const { parts, files, notes } = await importRows({
    ...preview,
    account,
    existing,
    insert: noInsert,
  });
  return { parts, files, notes };
}

const noInsert: Insert = async (_table, rows) => rows.map(() => 0);

function parsed(input: unknown): unknown {
  if (!(input instanceof Uint8Array)) return input;
  if (isTooDeep(input)) throw malformed('The request cannot be read.');
  try {
    const value: unknown = JSON.parse(Buffer.from(input).toString('utf8'));
    if (typeof value === 'object' && value !== null) return onlyKnown(value);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Reported below.
  }
  throw malformed('The request is not valid JSON.');
}

/** A body of REST that nothing else has looked into: its names are checked here (rest/known-input.ts). */
function onlyKnown(value: object): object {
  const known = Object.keys(accountImportSchema.fields);
  if (!Array.isArray(value)) refuseUnknown('field', '', Object.keys(value), known, ignoredKeys);
  return value;
}
