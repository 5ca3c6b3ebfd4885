import { createHmac } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import { COMMON_PASSWORDS } from '#domain/account/passwords';
import { PASSWORD_MIN } from '#domain/account/users';

/** A task for the thread; each response carries the id of its job. */
export type PasswordTask =
  { do: 'hash'; cost: number } | { do: 'compare'; hash: string } | { do: 'look up' };

export type PasswordJob = PasswordTask & { id: number; password: string };

/** bcrypt reads only 72 bytes, so a longer password would match its own beginning. */
const BCRYPT_MAX_BYTES = 72;

/** Not a secret: it separates these values from other uses of the same function. */
const PURPOSE = 'ParaMed CPD: passwords of more than 72 bytes';

/** bcrypt takes a fifth of a second of one core, loading the common passwords a tenth: too long for the main thread. */
parentPort!.on('message', (job: PasswordJob) => {
  const given = readable(job.password);
  if (job.do === 'look up') return void post(job, isCommon(job.password));
  return void post(
    job,
    job.do === 'compare' ? bcrypt.compareSync(given, job.hash) : bcrypt.hashSync(given, job.cost),
  );
});

async function post({ id }: PasswordJob, result: unknown): Promise<void> {
  parentPort!.postMessage({ id, result: await result });
}

/** The password as bcrypt reads it: unchanged, or 64 characters derived from all of a longer one. */
const readable = (password: string): string =>
  Buffer.byteLength(password) > BCRYPT_MAX_BYTES
    ? createHmac('sha384', PURPOSE).update(password).digest('base64')
    : password;

let common: Promise<Set<string>> | undefined;

const isCommon = async (password: string): Promise<boolean> =>
  (await (common ??= commonPasswords())).has(password.toLowerCase());

/** The list is in order of frequency; shorter passwords are refused anyway. */
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const found = new Set<string>();
  for (const password of dictionary['passwords-common']) {
    if (found.size === COMMON_PASSWORDS) break;
    if (password.length >= PASSWORD_MIN) found.add(password.toLowerCase());
  }
  return found;
}
