import './load-env.ts';
import { AppError } from '#server/errors';
import { list, retire, withdraw } from '#server/schema/learning/open-badges/badge-keys';
import { startProblem } from '#server/start-problem';
import { civilDate, dayLabel, DEFAULT_TIME_ZONE } from '#domain/dates';
import { withInstallation } from './installation.ts';

const usage = `The signing keys of ParaMed CPD, for its operator; they sign Open Badges and audit packs:
  npm run badge-keys -- list
  npm run badge-keys -- rotate            the next signature makes a new key; older badges and packs stay valid
  npm run badge-keys -- withdraw KEY      after a theft: no badge or pack that this key signed is valid any more`;

const [action = '', key, ...more] = process.argv.slice(2);
const takesKey = action === 'withdraw';
if (!['list', 'rotate', 'withdraw'].includes(action) || takesKey !== !!key || more.length > 0) {
  console.error(usage);
  process.exit(2);
}

try {
  await withInstallation(async (database) => {
    const em = database.orm.em.fork();
    if (action === 'rotate') await retire(database, new Date());
    if (action === 'withdraw') await withdraw(em, key!);
    const keys = await list(em);
    for (const { thumbprint, createdAt, retiredAt } of keys) {
      const until = retiredAt ? `signed until ${day(retiredAt)}` : 'signs now';
      console.log(`${thumbprint}: made ${day(createdAt)}, ${until}`);
    }
    if (keys.every(({ retiredAt }) => retiredAt))
      console.log('The next signature makes a new key.');
  });
} catch (error) {
  console.error(error instanceof AppError ? error.message : startProblem(error));
  process.exit(1);
}

function day(at: Date): string {
  return dayLabel(civilDate(at, DEFAULT_TIME_ZONE));
}
