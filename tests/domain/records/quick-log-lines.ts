import { readWords } from '#domain/records/quick-log';

/** The Tuesday on which the lines of quick-log-lines.txt are read. */
export const today = '2026-11-24';

/**
 * Returns what was read from a line in the form of quick-log-lines.txt: hours, day, title, and people if any. '?' is
 * asked since the words are not sure; '-' means no hours; '.' is today.
 */
export function summary(line: string): string {
  const { fields, asked } = readWords(line, today, null);
  const hours = asked.hours.length > 0 ? '?' : String(fields.hours ?? '-');
  const day = fields.day === today ? '.' : (fields.day ?? '?');
  const people = asked.people.length > 0 ? '?' : fields.practitioners;
  return [hours, day, fields.title, ...(people ? [people] : [])].join(' | ');
}
