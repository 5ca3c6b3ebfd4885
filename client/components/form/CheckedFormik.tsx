import Box from '@mui/material/Box';
import {
  Formik,
  type FormikConfig,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { useMemo, useRef, type ReactNode } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { draftAt } from '#client/lib/drafts.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { useRequestKey } from '#client/lib/request-key.ts';
import { selectText } from '#client/lib/select-text.ts';
import { useIdentifierCheck } from '../identifiers/useIdentifierCheck.tsx';
import { KeptDraft } from './KeptDraft.tsx';

type Props<Values extends FormikValues> = Omit<FormikConfig<Values>, 'children' | 'onSubmit'> & {
  /** The texts to look through before they are sent: their names, and how they are called on the screen. */
  checked: Partial<Record<keyof Values & string, string>>;
  /** Where this device keeps what is half-written: the form and its record. Left out, nothing is kept. */
  draft?: string;
  /** Saves, under a key that stays while the values do; a refusal that it throws is put on the fields. */
  onSubmit: (values: Values, requestKey: string) => Promise<void>;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
};

/**
 * A Formik form that asks before it sends what could identify a patient, and keeps what is half-written until then.
 * Texts that were not changed were saved before and are not asked about.
 */
export function CheckedFormik<Values extends FormikValues>(props: Props<Values>) {
  const { checked, draft: place, onSubmit, children, ...formik } = props;
  const area = useRef<HTMLDivElement>(null);
  const { check, find, accept, question } = useIdentifierCheck();
  const userId = useCurrentUser().user?.id;
  const draft = useMemo(() => (userId && place ? draftAt(userId, place) : null), [userId, place]);

  const requestKey = useRequestKey();

  const textsOf = (values: FormikValues) =>
    Object.entries<string | undefined>(checked)
      .filter(([name]) => values[name] !== props.initialValues[name])
      .map(([name, label = name]) => ({ name, label, text: String(values[name] ?? '') }));
  const findIn = (values: FormikValues) => textsOf(values).flatMap(({ text }) => find(text));

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    const part = await check(textsOf(values));
    if (part) return selectText(area.current, part);
    try {
      await onSubmit(values, requestKey(values));
      draft?.drop(true);
    } catch (error) {
      applyFieldErrors(error, helpers);
    }
  }

  return (
    <Formik {...formik} onSubmit={submit}>
      {(inner) => (
        <Box ref={area} sx={{ display: 'contents' }}>
          <KeptDraft draft={draft} find={findIn} accept={accept}>
            {typeof children === 'function' ? children(inner) : children}
          </KeptDraft>
          {question}
        </Box>
      )}
    </Formik>
  );
}
