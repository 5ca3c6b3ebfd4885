import './load-env.ts';
import { removeFactors } from '#server/auth/factors/remove-factors';
import { AppError } from '#server/errors';
import { createLogger } from '#server/logger';
import { createEvents } from '#server/realtime/pubsub';
import { startProblem } from '#server/start-problem';
import { withInstallation } from './installation.ts';

const usage = `For the operator of ParaMed CPD, once it is sure who asks:
  npm run factors -- remove USERNAME`;

const [action, username, ...more] = process.argv.slice(2);
if (action !== 'remove' || !username || more.length > 0) {
  console.error(usage);
  process.exit(2);
}

try {
  await withInstallation(async (database, env) => {
    // Live events stay in this process; the app shows the notification when it next reads the list.
    const services = {
      channels: { email: env.mail !== null, push: true },
      pubsub: createEvents(null).pubsub,
      log: createLogger(env),
    };
    const em = database.orm.em.fork();
    const removed = await removeFactors({ em, services, now: new Date() }, username);
    console.log(
      `Removed: ${removed.passkeys} passkeys, ${removed.apps} authenticator apps, ${removed.recoveryCodes} recovery codes.`,
    );
  });
} catch (error) {
  console.error(error instanceof AppError ? error.message : startProblem(error));
  process.exit(1);
}
