import {
  DRAFT_EVERY_MS,
  draftChanges,
  readDraft,
  withDraft,
  writeDraft,
  type Draft,
} from '#domain/drafts';
import { now } from './dates.ts';

type Fields = Record<string, unknown>;

const PREFIX = 'draft:';
const ofUser = (userId: string) => `${PREFIX}${userId}:`;

/** Forgets all that the user has half-written on this device. */
export function dropDrafts(userId: string): void {
  guarded(() => remove((key) => key.startsWith(ofUser(userId))));
}

/** One form's draft on this device: `place` names the form and its record. */
export function draftAt(userId: string, place: string) {
  const key = ofUser(userId) + place;
  let waiting: (() => Fields) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: string | null = null;
  let isOver = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const changes = waiting?.();
    waiting = null;
    // What is only there again keeps its time.
    if (!changes || JSON.stringify(changes) === stored) return;
    stored = JSON.stringify(changes);
    const text = writeDraft(changes, now());
    guarded(() => (text ? localStorage.setItem(key, text) : localStorage.removeItem(key)));
  }

  return {
    /** The form's values as they were left; whatever on this device is too old goes. */
    read<Values extends Fields>(initial: Values): { values: Values; savedAt: Date } | null {
      let draft: Draft | null = null;
      guarded(() => {
        remove((each) => each.startsWith(PREFIX) && !readDraft(textAt(each), now()));
        draft = readDraft(textAt(key), now());
      });
      const values = draft && withDraft(initial, draft);
      if (!draft || !values) return null;
      stored = JSON.stringify(draftChanges(initial, values));
      return { values, savedAt: (draft as Draft).savedAt };
    },
    /** Keeps the values, at most once a second. */
    keep(initial: Fields, values: Fields): void {
      if (isOver) return;
      waiting = () => draftChanges(initial, values);
      timer ??= setTimeout(flush, DRAFT_EVERY_MS);
    },
    /** Writes what waits. */
    flush,
    /** Leaves what is written as it is, and what waits unwritten. */
    hold(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
    /** Forgets the draft; nothing more is kept once it is `over`. */
    drop(over: boolean): void {
      isOver = over;
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      stored = null;
      guarded(() => localStorage.removeItem(key));
    },
  };
}

const textAt = (key: string) => localStorage.getItem(key) ?? '';

function remove(isGone: (key: string) => boolean): void {
  Object.keys(localStorage)
    .filter(isGone)
    .forEach((key) => localStorage.removeItem(key));
}

/** Without storage, or with a full one, a form works as ever. */
function guarded(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing is kept then.
  }
}
