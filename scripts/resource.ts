import './load-env.ts';
import { parseArgs } from 'node:util';
import { AppError } from '#server/errors';
import { createLogger } from '#server/logger';
import { createEvents } from '#server/realtime/pubsub';
import { remove, reported, restore } from '#server/schema/learning/resources/moderation';
import { startProblem } from '#server/start-problem';
import { reportedLines, resourceState } from '#domain/learning/resource-reports';
import { withInstallation } from './installation.ts';

const usage = `For the operator of ParaMed CPD:
  npm run resource -- reports
  npm run resource -- remove ID [--reason "why, for the user who added it"]
  npm run resource -- restore ID`;

const { action, id, reason } = readArguments();

try {
  await withInstallation(async (database, env) => {
    const em = database.orm.em.fork();
    if (action === 'reports') {
      const found = await reported(em);
      console.log(found.map(reportedLines).join('\n\n') || 'No resource is reported.');
      return;
    }
    // Live events stay in this process; the app shows the notification when it next reads the list.
    const services = {
      channels: { email: env.mail !== null, push: true },
      pubsub: createEvents(null).pubsub,
      log: createLogger(env),
    };
    const resource =
      action === 'remove'
        ? await remove({ em, services, now: new Date() }, id, { reason })
        : await restore(em, id);
    console.log(`${resource.id}: ${resource.title}, ${resource.url}`);
    console.log(
      resourceState({
        isRemoved: resource.removedAt !== null,
        isDeleted: resource.deletedAt !== null,
      }),
    );
  });
} catch (error) {
  console.error(error instanceof AppError ? error.message : startProblem(error));
  process.exit(1);
}

/** Parses the operator's command; shows the usage and exits if it is unknown. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    });
    const [action, id, ...more] = positionals;
    const isKnown = action === 'reports' ? id === undefined : !!id;
    const takesReason = action === 'remove' || values.reason === undefined;
    if (['reports', 'remove', 'restore'].includes(action ?? '') && isKnown && takesReason) {
      if (more.length === 0) return { action, id, reason: values.reason };
    }
  } catch {
    // An unknown option.
  }
  console.error(usage);
  process.exit(2);
}
