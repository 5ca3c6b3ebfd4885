import { momentLabel } from './moments.ts';
import type { Begun } from './versions.ts';

/** How long a device keeps what was half-written: two rosters of shifts. */
export const DRAFT_DAYS = 14;

/**
 * How long a device keeps them for their owner once the session has run out: until after the next shift. On a shared
 * computer nobody signed in stands between them and the next person.
 */
export const DRAFT_HOURS_AFTER_SESSION = 24;

/** True if what was kept for the owner of a session that ran out then is to be removed. */
export const isDraftOver = (sessionEndedAt: Date, now: Date): boolean =>
  !(now.getTime() - sessionEndedAt.getTime() <= DRAFT_HOURS_AFTER_SESSION * HOUR_MS);

/** Milliseconds between two writings of a draft. */
export const DRAFT_EVERY_MS = 1000;

/** Characters that one draft may take of the few millions that a browser has for all of a site. */
export const DRAFT_MAX_LENGTH = 200_000;

/** Which way of writing drafts this is; one of another way is not read. */
const VERSION = 1;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Fields = Record<string, unknown>;

/** What was changed in a form and not saved. */
export interface Draft {
  savedAt: Date;
  changes: Fields;
  /** What the changed fields were, and of which version the record was; null of a new record. */
  begun?: Begun | null;
}

export const draftMessages = {
  isBack: (savedAt: Date, now: Date, timeZone?: string) =>
    `We kept your draft from ${momentLabel(savedAt, now, timeZone)}.`,
  discard: 'Discard',
} as const;

/** The fields whose values differ from those that the form began with: what was not touched follows the record. */
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

/** A draft as it is stored; null where nothing was changed or it is too long to keep. */
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

/** A stored draft, if it is of this way of writing and not too old. */
export function readDraft(text: string, now: Date): Draft | null {
  const { version, savedAt, changes, begun } = parsed(text);
  if (version !== VERSION || typeof savedAt !== 'string' || !isFields(changes)) return null;
  const moment = new Date(savedAt);
  const age = now.getTime() - moment.getTime();
  if (!(age <= DRAFT_DAYS * DAY_MS)) return null;
  return { savedAt: moment, changes, begun: isBegun(begun) ? begun : null };
}

/** The form's values with those of the draft that fit its fields; null where none does. */
export function withDraft<Values extends Fields>(initial: Values, draft: Draft): Values | null {
  const fitting = Object.entries(draft.changes).filter(
    ([name, value]) => Object.hasOwn(initial, name) && fits(initial[name], value),
  );
  const values = { ...initial, ...Object.fromEntries(fitting) };
  return Object.keys(draftChanges(initial, values)).length > 0 ? values : null;
}

/** A field that holds a yes, a list, or a text, number or nothing takes such; from a draft, nothing changes nothing. */
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
