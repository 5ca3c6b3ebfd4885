import { useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { waitingNow, type FormContext, type WaitingEntry } from '#client/lib/outbox.ts';
import type { Begun } from '#domain/versions';
import type { BaseVersion } from '../conflicts/useBaseVersion.ts';

/** The waiting change that a form was opened to edit. */
export const QueuedEntry = createContext<WaitingEntry | null>(null);

/**
 * The outbox layer of a form: the waiting change that it shows again, and what the outbox needs to know about its
 * next change. The form of a record whose change was refused shows that change, wherever it is opened.
 */
export function useQueued(place: string | null) {
  const given = useContext(QueuedEntry);
  const [opened] = useState(() => given ?? refusedAt(place));
  const lastKey = useRef('');
  const lastOwn = useRef<WaitingEntry | null>(null);

  function context(values: FormikValues, begun: Begun | null, requestKey: string): FormContext {
    // An earlier attempt of this form may be in the outbox.
    const own = waitingNow().find((each) => each.requestKey === lastKey.current);
    lastKey.current = requestKey;
    // It may have been sent since: the outbox knows what became of it.
    if (own) lastOwn.current = own;
    const replaces = lastOwn.current ?? opened ?? refusedAt(place);
    return {
      ...(place && { form: { place, values, begun } }),
      ...(replaces && { replaces: { id: replaces.id, record: replaces.record } }),
    };
  }
  // The draft of a new record belongs to another one.
  const draft = place && opened && !opened.form?.begun ? `${place}:${opened.id}` : place;
  return { opened, draft, context };
}

function refusedAt(place: string | null): WaitingEntry | null {
  const isHere = ({ change, form, state }: WaitingEntry) =>
    place !== null && form?.place === place && change === 'update' && state !== 'waiting';
  return waitingNow().find(isHere) ?? null;
}

/** Fills the form with the values of a waiting change, and compares them at once if the record has changed since. */
export function useQueuedValues(
  queued: WaitingEntry | null,
  base: BaseVersion,
  compare: (values: never) => Promise<boolean>,
): void {
  const { setValues } = useFormikContext<FormikValues>();
  const isFilled = useRef(false);
  useEffect(() => {
    if (!queued?.form || isFilled.current) return;
    isFilled.current = true;
    const { values, begun } = queued.form;
    if (begun) base.set(begun);
    void setValues(values, false);
    if (queued.state === 'conflict' && begun) void compare(values as never);
  }, [queued, base, compare, setValues]);
}
