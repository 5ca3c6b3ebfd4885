import { existsSync } from 'node:fs';
import { removeFactors } from '#server/auth/remove-factors';
import { openDatabase } from '#server/db/database';
import { AppError } from '#server/errors';
import { readEnv } from '#server/env';
import { lockDataDir } from '#server/db/folder-lock';
import { createEvents } from '#server/realtime/pubsub';
import { startProblem } from '#server/start-problem';

const usage = `For the operator of ParaMed CPD, once it is sure who asks:
  npm run factors -- remove USERNAME`;

const [action, username] = process.argv.slice(2);
if (action !== 'remove' || username === undefined) {
  console.error(usage);
  process.exit(2);
}

/** With the embedded database the server must be stopped, as only one process can use it. */
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  const unlock = env.databaseUrl ? () => {} : await lockDataDir(env.dataDir);
  const database = await openDatabase({
    url: env.databaseUrl,
    prepared: env.databasePrepared,
    folder: `${env.dataDir}/postgres`,
  });
  try {
    // Live events stay in this process; the app shows the notification when it next reads the list.
    const services = {
      channels: { email: env.mail !== null, push: true },
      pubsub: createEvents(null).pubsub,
    };
    const em = database.orm.em.fork();
    const removed = await removeFactors({ em, services, now: new Date() }, username);
    console.log(
      `Removed: ${removed.passkeys} passkeys, ${removed.apps} authenticator apps, ${removed.recoveryCodes} recovery codes.`,
    );
  } finally {
    await database.close();
    unlock();
  }
} catch (error) {
  console.error(error instanceof AppError ? error.message : startProblem(error));
  process.exit(1);
}
