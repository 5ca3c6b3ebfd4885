import { momentLabel } from '../moments.ts';
import type { Begun } from '../versions.ts';

/** Days for which a device keeps a draft: two rosters of shifts. */
export const DRAFT_DAYS = 14;

/**
 * Hours for which a device keeps the owner's drafts after the session ends: until after the next shift. On a shared
 * computer, the next person could otherwise read them.
 */
export const DRAFT_HOURS_AFTER_SESSION = 24;

/** True if the drafts of a session that ended then must be deleted. */
export const isDraftOver = (sessionEndedAt: Date, now: Date): boolean =>
  !(now.getTime() - sessionEndedAt.getTime() <= DRAFT_HOURS_AFTER_SESSION * HOUR_MS);

/** Milliseconds between saves of a draft. */
export const DRAFT_EVERY_MS = 1000;

/** Maximum characters of one draft; a browser stores a few million per site. */
export const DRAFT_MAX_LENGTH = 200_000;

/** Version of the draft format; drafts in other versions are ignored. */
const VERSION = 1;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Fields = Record<string, unknown>;

/** Unsaved changes of a form. */
export interface Draft {
  savedAt: Date;
  changes: Fields;
  /** Original values of the changed fields and the record's version; null for a new record. */
  begun?: Begun | null;
}

export const draftMessages = {
  isBack: (savedAt: Date, now: Date, timeZone?: string) =>
    `We kept your draft from ${momentLabel(savedAt, now, timeZone)}.`,
  discard: 'Discard',
} as const;

/** Returns the fields that differ from the form's initial values; unchanged fields follow the record. */
export function draftChanges<Values extends Fields>(
  initial: Values,
  values: Values,
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name]),
    ),
  ) as Partial<Values>;
}

/** Returns a draft as stored text; null if nothing changed or it is too long. */
export function writeDraft(changes: Fields, now: Date, begun: Begun | null = null): string | null {
  const names = Object.keys(changes);
  if (names.length === 0) return null;
  const before = begun && {
    version: begun.version,
    values: Object.fromEntries(names.map((name) => [name, begun.values[name]])),
  };
  const text = JSON.stringify({
    version: VERSION,
    savedAt: now.toISOString(),
    changes,
    ...(before && { begun: before }),
  });
  return text.length > DRAFT_MAX_LENGTH ? null : text;
}

/** Parses a stored draft; null if its version differs or it is too old. */
export function readDraft(text: string, now: Date): Draft | null {
  const { version, savedAt, changes, begun } = parsed(text);
  if (version !== VERSION || typeof savedAt !== 'string' || !isFields(changes)) return null;
  const moment = new Date(savedAt);
  const age = now.getTime() - moment.getTime();
  if (!(age <= DRAFT_DAYS * DAY_MS)) return null;
  return { savedAt: moment, changes, begun: isBegun(begun) ? begun : null };
}

/** Returns the form's values with the draft's matching fields; null if none changes the form. */
export function withDraft<Values extends Fields>(initial: Values, draft: Draft): Values | null {
  const fitting = Object.entries(draft.changes).filter(
    ([name, value]) => Object.hasOwn(initial, name) && fits(initial[name], value),
  );
  const values = { ...initial, ...Object.fromEntries(fitting) };
  return Object.keys(draftChanges(initial, values)).length > 0 ? values : null;
}

/** True if a draft's value has the same kind as the field: flag, list, or text (or number or null). */
function fits(initial: unknown, value: unknown): boolean {
  if (Array.isArray(initial)) {
    return Array.isArray(value) && value.every((each) => typeof each === 'string');
  }
  if (typeof initial === 'boolean') return typeof value === 'boolean';
  return ['string', 'number'].includes(typeof value);
}

function parsed(text: string): Fields {
  try {
    const found: unknown = JSON.parse(text);
    return isFields(found) ? found : {};
  } catch {
    return {};
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBegun = (value: unknown): value is Begun =>
  isFields(value) && Number.isInteger(value['version']) && isFields(value['values']);
