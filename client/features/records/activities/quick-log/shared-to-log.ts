import type { ToLog } from '#client/lib/log-this.ts';
import type { CivilDate } from '#domain/dates';
import { readLine } from '#domain/records/quick-log';
import { readShared, type SharedWords } from '#domain/records/sharing';

/** Returns what a new activity starts with that another app shared: its words are read as those of the quick log. */
export function sharedToLog(
  words: SharedWords,
  files: readonly File[],
  today: CivilDate,
  employer: string | null,
): ToLog {
  const { line, ...rest } = readShared(
    words,
    files.map(({ name }) => name),
  );
  return { ...(line === '' ? { title: '' } : readLine(line, today, employer)), ...rest, files };
}
