import type { Services } from '../context.ts';
import type { Database, Em } from '../db/database.ts';
import { EnvError, type Env } from '../env.ts';
import { derivedKey } from './factors/derived-keys.ts';
import { Installation } from './installation.entity.ts';
import type { Passwords } from './passwords/password.ts';

const ID = 1;

const HOW =
  'Give all processes the same, or see “Rotate the secret” in docs/operations.md (npm run settings -- adopt).';

/** The default address follows the port, so it does not show where users open the app. */
const statedUrl = ({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string | null =>
  publicUrl === `http://localhost:${port}` ? null : publicUrl;

const secretOf = (env: Env): string => derivedKey(env, 'installation').toString('base64url');

const stored = (em: Em): Promise<Installation | null> => em.findOne(Installation, { id: ID });

const rowOf = async (env: Env, passwords: Passwords, now: Date) => ({
  id: ID,
  secretHash: await passwords.hash(secretOf(env)),
  pushKey: env.vapid.publicKey,
  publicUrl: statedUrl(env),
  setAt: now,
});

/**
 * Throws EnvError if another process uses this database with another JWT_SECRET, VAPID pair or PUBLIC_URL: sessions,
 * second factors, push messages and links of one would not work at the other. The first process to start stores them.
 * An embedded database has one process, whose settings may change with every start.
 */
export async function requireSameInstallation(
  { database, env, passwords }: Pick<Services, 'database' | 'env' | 'passwords'>,
  now: Date,
): Promise<void> {
  if (!database.url) return;
  const em = database.orm.em.fork();
  let known = await stored(em);
  if (!known) {
    const row = await rowOf(env, passwords, now);
    await em.upsert(Installation, row, { onConflictAction: 'ignore' });
    known = (await stored(database.orm.em.fork()))!;
  }
  if (known.publicUrl !== statedUrl(env)) {
    const other = known.publicUrl ?? 'none';
    throw new EnvError(
      `PUBLIC_URL: other processes of this database have ${other}, this one ${statedUrl(env) ?? 'none'}. ${HOW}`,
    );
  }
  if (known.pushKey !== env.vapid.publicKey) {
    throw new EnvError(
      `VAPID_PUBLIC_KEY or DATA_DIR: other processes of this database have another pair of VAPID keys. ${HOW}`,
    );
  }
  if (!(await passwords.matches(secretOf(env), known.secretHash))) {
    throw new EnvError(
      `JWT_SECRET or DATA_DIR: other processes of this database have another secret. ${HOW}`,
    );
  }
}

/** Makes the given settings those of the database: processes that have others refuse to start again. */
export async function adopt(
  database: Database,
  env: Env,
  { passwords, now }: { passwords: Passwords; now: Date },
): Promise<void> {
  await database.orm.em.fork().upsert(Installation, await rowOf(env, passwords, now));
}
