import './load-env.ts';
import { adopt } from '#server/auth/installation';
import { createPasswords } from '#server/auth/passwords/password';
import { readEnv } from '#server/env';
import { startProblem } from '#server/start-problem';
import { withInstallation } from './installation.ts';

const usage = `The settings that all processes of ParaMed CPD on one PostgreSQL database share, for its operator:
  npm run settings -- adopt    from now on JWT_SECRET, the VAPID keys and PUBLIC_URL of this environment`;

if (process.argv[2] !== 'adopt' || process.argv.length > 3) {
  console.error(usage);
  process.exit(2);
}

try {
  await withInstallation(async (database) => {
    const env = readEnv();
    if (!database.url) {
      console.log('The embedded database has one process: there is nothing to adopt.');
      return;
    }
    const passwords = createPasswords(env.bcryptCost);
    try {
      await adopt(database, env, { passwords, now: new Date() });
    } finally {
      await passwords.close();
    }
    console.log('Processes start with these settings only. Restart those that run.');
  });
} catch (error) {
  console.error(startProblem(error));
  process.exit(1);
}
