import './load-env.ts';
import { AppError } from '#server/errors';
import { createLogger } from '#server/logger';
import { createEvents } from '#server/realtime/pubsub';
import { find, reinstate, revoke } from '#server/schema/learning/modules/revoke-certificates';
import { startProblem } from '#server/start-problem';
import { revocationText } from '#domain/learning/certificates';
import { withInstallation } from './installation.ts';

const usage = `For the operator of ParaMed CPD:
  npm run certificate -- show PCPD-2026-7K3M-9QXV
  npm run certificate -- revoke PCPD-2026-7K3M-9QXV "why, for everyone who checks it"
  npm run certificate -- reinstate PCPD-2026-7K3M-9QXV`;

const [action = '', number, ...words] = process.argv.slice(2);
const takesReason = action === 'revoke';
if (
  !['show', 'revoke', 'reinstate'].includes(action) ||
  !number ||
  takesReason !== words.length > 0
) {
  console.error(usage);
  process.exit(2);
}

try {
  await withInstallation(async (database, env) => {
    const em = database.orm.em.fork();
    // Live events stay in this process; the app shows the notification when it next reads the list.
    const services = {
      channels: { email: env.mail !== null, push: true },
      pubsub: createEvents(null).pubsub,
      log: createLogger(env),
    };
    const certificate =
      action === 'revoke'
        ? await revoke({ em, services, now: new Date() }, number, { reason: words.join(' ') })
        : await (action === 'show' ? find : reinstate)(em, number);
    const { holderName, moduleTitle, completedOn } = certificate;
    console.log(`${certificate.number}: ${holderName}, ${moduleTitle}, ${completedOn}`);
    console.log(revocationText(certificate) ?? 'This certificate is valid.');
  });
} catch (error) {
  console.error(error instanceof AppError ? error.message : startProblem(error));
  process.exit(1);
}
