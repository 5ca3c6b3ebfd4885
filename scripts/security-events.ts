import './load-env.ts';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import {
  exported,
  exportFormats,
  type ExportFormat,
  type Period,
} from '#server/schema/account/security-events/export-security-events';
import { startProblem } from '#server/start-problem';
import { isCivilDate } from '#domain/dates';
import { withInstallation } from './installation.ts';

const usage = `The security events of all accounts of ParaMed CPD, for its operator:
  npm run --silent security-events -- --format csv > events.csv
  npm run --silent security-events -- --format jsonl --since 2026-11-01 --until 2026-12-01T00:00+10:00
A day begins at midnight UTC.`;

const { format, ...period } = readArguments();

try {
  await withInstallation((database) =>
    pipeline(Readable.from(exported(database, period, format)), process.stdout),
  );
} catch (error) {
  // The reader, such as head, has enough.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0);
  console.error(`The export is incomplete. ${startProblem(error)}`);
  process.exit(1);
}

/** Parses the operator's command; shows the usage and exits if it is unknown. */
function readArguments(): Period & { format: ExportFormat } {
  try {
    const { values } = parseArgs({
      options: {
        format: { type: 'string' },
        since: { type: 'string', default: '1970-01-01' },
        until: { type: 'string' },
      },
    });
    const format = exportFormats.find((each) => each === values.format);
    const since = momentOf(values.since);
    const until = values.until === undefined ? new Date() : momentOf(values.until);
    if (format && since && until) return { format, since, until };
  } catch {
    // An unknown option.
  }
  console.error(usage);
  process.exit(2);
}

/** Parses a day, or a moment with its offset; null if it is neither. */
function momentOf(text: string): Date | null {
  const [, day] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  const moment = new Date(text);
  return isCivilDate(day) && !Number.isNaN(moment.getTime()) ? moment : null;
}
