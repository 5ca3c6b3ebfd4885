import {
  DRAFT_EVERY_MS,
  draftChanges,
  readDraft,
  withDraft,
  writeDraft,
  type Draft,
} from '#domain/records/drafts';
import type { Begun } from '#domain/versions';
import { now } from './dates.ts';
import { draftsOf, isKeptFor } from './device.ts';
import { DRAFTS } from './session.ts';

type Fields = Record<string, unknown>;

interface Found<Values> {
  values: Values;
  savedAt: Date;
  begun: Begun | null;
}

/** A form's draft on this device; `place` names the form and its record. */
export function draftAt(userId: string, place: string) {
  const key = draftsOf(userId) + place;
  let waiting: (() => { changes: Fields; begun: Begun | null }) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: string | null = null;
  let isOver = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = waiting?.();
    waiting = null;
    // A draft that is only restored keeps its time.
    if (!next || JSON.stringify(next.changes) === stored) return;
    stored = JSON.stringify(next.changes);
    const text = writeDraft(next.changes, now(), next.begun);
    guarded(() => {
      if (!text) localStorage.removeItem(key);
      // A form that closes because another user signed in, in another tab, leaves no draft.
      else if (isKeptFor(userId)) localStorage.setItem(key, text);
    });
  }

  /** Returns the draft, and deletes expired drafts of this device. */
  function found(): Draft | null {
    let draft: Draft | null = null;
    guarded(() => {
      remove((each) => each.startsWith(DRAFTS) && !readDraft(textAt(each), now()));
      draft = readDraft(textAt(key), now());
    });
    return draft;
  }

  return {
    /** The form's values when it was left. */
    read<Values extends Fields>(initial: Values): Found<Values> | null {
      const draft = found();
      const values = draft && withDraft(initial, draft);
      if (!draft || !values) return null;
      stored = JSON.stringify(draftChanges(initial, values));
      const { savedAt, begun = null } = draft;
      // Fields that were not changed start from the record's own values.
      return {
        values,
        savedAt,
        begun: begun && { ...begun, values: { ...initial, ...begun.values } },
      };
    },
    /** Saves the values, at most once a second, with the version of the record that they are based on. */
    keep(initial: Fields, values: Fields, begun: Begun | null): void {
      if (isOver) return;
      waiting = () => ({ changes: draftChanges(initial, values), begun });
      timer ??= setTimeout(flush, DRAFT_EVERY_MS);
    },
    /** Writes pending changes. */
    flush,
    /** Keeps stored drafts and drops pending changes. */
    hold(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
    /** Deletes the draft; with `over`, saves nothing more. */
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

/** Without storage, or with a full one, forms work as usual. */
function guarded(action: () => void): void {
  try {
    action();
  } catch {
    // Without storage nothing is kept.
  }
}
