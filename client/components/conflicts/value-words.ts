import { formatDay } from '#client/lib/dates.ts';
import { isCivilDate } from '#domain/dates';
import { versionMessages } from '#domain/versions';

/** A field's value in words, where the form has none of its own for it. */
export function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return valueWords(value.join(', '));
  const text = value === null || value === undefined ? '' : String(value);
  if (text.trim() === '') return versionMessages.nothing;
  return isCivilDate(text) ? formatDay(text) : text;
}
