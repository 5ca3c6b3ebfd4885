import Box from '@mui/material/Box';
import {
  Formik,
  type FormikConfig,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { draftAt } from '#client/lib/drafts.ts';
import { applyFieldErrors, isOvertaken } from '#client/lib/form-errors.ts';
import { useRequestKey } from '#client/lib/request-key.ts';
import { selectText } from '#client/lib/select-text.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { versionMessages } from '#domain/versions';
import type { Edited } from '../conflicts/edited.ts';
import { meet, type Conflict } from '../conflicts/meeting.ts';
import { Overtaken } from '../conflicts/Overtaken.tsx';
import { useBegun } from '../conflicts/useBegun.ts';
import { useIdentifierCheck } from '../identifiers/useIdentifierCheck.tsx';
import { KeptDraft } from './KeptDraft.tsx';

/** How a form's values are sent. */
export interface Sending {
  /** Stays while the values do. */
  requestKey: string;
  /** Of the record that is changed; undefined where a new one is made. */
  version: number | undefined;
}

type Props<Values extends FormikValues> = Omit<FormikConfig<Values>, 'children' | 'onSubmit'> & {
  /** The texts to look through before they are sent: their names, and how they are called on the screen. */
  checked: Partial<Record<keyof Values & string, string>>;
  /** Where this device keeps what is half-written: the form and its record. Left out, nothing is kept. */
  draft?: string;
  /** The record that is edited. Left out, a new one is made, or whoever saves last wins. */
  edited?: Edited<Values>;
  /** Saves; a refusal that it throws is put on the fields, or shown beside what was saved elsewhere. */
  onSubmit: (values: Values, sending: Sending) => Promise<void>;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
};

/**
 * A Formik form that asks before it sends what could identify a patient, keeps what is half-written until then, and
 * overwrites nothing that was saved elsewhere meanwhile.
 * Texts that were not changed were saved before and are not asked about.
 */
export function CheckedFormik<Values extends FormikValues>(props: Props<Values>) {
  const { checked, draft: place, edited, onSubmit, children, ...formik } = props;
  const area = useRef<HTMLDivElement>(null);
  const { check, find, accept, question } = useIdentifierCheck();
  const userId = useCurrentUser().user?.id;
  const draft = useMemo(() => (userId && place ? draftAt(userId, place) : null), [userId, place]);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const begun = useBegun(edited ? { version: edited.version, values: props.initialValues } : null);
  const requestKey = useRequestKey();

  const textsOf = (values: FormikValues) =>
    Object.entries<string | undefined>(checked)
      .filter(([name]) => values[name] !== props.initialValues[name])
      .map(([name, label = name]) => ({ name, label, text: String(values[name] ?? '') }));
  const findIn = (values: FormikValues) => textsOf(values).flatMap(({ text }) => find(text));

  async function submit(values: Values, helpers: FormikHelpers<Values>): Promise<void> {
    const part = await check(textsOf(values));
    if (part) return selectText(area.current, part);
    const version = begun.get()?.version;
    try {
      await onSubmit(values, { requestKey: requestKey(values), version });
      draft?.drop(true);
    } catch (error) {
      const isMine = version === undefined || !isOvertaken(error);
      if (isMine) applyFieldErrors(error, helpers);
      else if (await isFree(values)) await submit(values, helpers);
    }
  }

  /** Whether nothing that was saved elsewhere is in the way; else it is shown. */
  async function isFree(values: Values): Promise<boolean> {
    const from = begun.get();
    if (!edited || !from) return false;
    try {
      const met = await meet(edited, from, values);
      if (met.kind === 'none') begun.set(met.theirs);
      setConflict(met.kind === 'none' ? null : met);
      return met.kind === 'none';
    } catch (error) {
      tellFailure(versionMessages.loadFailed, error);
      return false;
    }
  }

  return (
    <Formik {...formik} onSubmit={submit}>
      {(inner) => (
        <Box ref={area} sx={{ display: 'contents' }}>
          <Overtaken
            edited={edited}
            conflict={conflict}
            begun={begun}
            onClose={() => setConflict(null)}
            onMeet={async (values) => {
              if (await isFree(values)) await inner.submitForm();
            }}
          >
            <KeptDraft draft={draft} begun={begun} find={findIn} accept={accept}>
              {typeof children === 'function' ? children(inner) : children}
            </KeptDraft>
          </Overtaken>
          {question}
        </Box>
      )}
    </Formik>
  );
}
