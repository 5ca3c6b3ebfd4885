import Box from '@mui/material/Box';
import {
  Formik,
  type FormikConfig,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { useRef, type ReactNode } from 'react';
import { applyFieldErrors, isVersionConflict } from '#client/lib/form-errors.ts';
import { useRequestKey } from '#client/lib/request-key.ts';
import type { FormContext } from '#client/lib/outbox.ts';
import { selectText } from '#client/lib/select-text.ts';
import type { FieldSpecs } from '#domain/records/record-fields';
import { ConflictResolver } from '../conflicts/ConflictResolver.tsx';
import type { Edited } from '../conflicts/edited.ts';
import { DraftLayer, useDraftPlace } from './DraftLayer.tsx';
import { useConflict } from './useConflict.ts';
import { useIdentifiers } from './useIdentifiers.ts';
import { useQueued } from './useQueued.ts';

/** The request key and the version that a form sends with its values, and what opens the form again if they wait. */
export interface Sending extends FormContext {
  /** Stays the same for the same values, so that a retry creates nothing twice. */
  requestKey: string;
  /** Version of the record that changes; undefined if a new one is created. */
  version: number | undefined;
}

export type RecordFormProps<Values extends FormikValues> = Omit<
  FormikConfig<Values>,
  'children' | 'onSubmit'
> & {
  /** Label, identifier check and conflict comparison of each field. */
  fields: FieldSpecs<Values>;
  /** The form and its record, as the key of the draft on this device; null to keep no draft. */
  draft: string | null;
  /** The record that is edited; null for a new one, or if nobody else can edit it. */
  edited: Edited<Values> | null;
  /** Saves; errors that it throws appear on the fields, or as a conflict. */
  onSubmit: (values: Values, sending: Sending) => Promise<void>;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
};

/**
 * A Formik form for a record. Four layers that do not know each other: patient identifiers are checked before anything
 * is sent, drafts survive on this device, a retry is idempotent, and changes saved elsewhere are never overwritten.
 */
export function RecordForm<Values extends FormikValues>(props: RecordFormProps<Values>) {
  const { fields, draft: place, edited, onSubmit, children, ...formik } = props;
  const area = useRef<HTMLDivElement>(null);
  const identifiers = useIdentifiers(fields, props.initialValues);
  const queued = useQueued(place);
  const draft = useDraftPlace(queued.draft);
  const { base, conflict, rebase, close } = useConflict(edited, fields, props.initialValues);
  const requestKey = useRequestKey();

  async function submit(values: Values, helpers: FormikHelpers<Values>): Promise<void> {
    const part = await identifiers.check(values);
    if (part) return selectText(area.current, part);
    const begun = base.get();
    const version = begun?.version;
    try {
      const key = requestKey(values);
      await onSubmit(values, { requestKey: key, version, ...queued.context(values, begun, key) });
      draft?.drop(true);
    } catch (error) {
      const isConflict = version !== undefined && isVersionConflict(error);
      if (!isConflict) applyFieldErrors(error, helpers);
      else if (await rebase(values)) await submit(values, helpers);
    }
  }

  return (
    <Formik {...formik} onSubmit={submit}>
      {(inner) => (
        <Box ref={area} sx={{ display: 'contents' }}>
          <ConflictResolver
            {...{ edited, fields, conflict, base }}
            onClose={close}
            onRebase={async (values) => {
              if (await rebase(values)) await inner.submitForm();
            }}
          >
            <DraftLayer
              draft={draft}
              base={base}
              found={draft ? identifiers.find(inner.values) : []}
              accept={identifiers.accept}
              queued={queued.opened}
              compare={rebase}
            >
              {typeof children === 'function' ? children(inner) : children}
            </DraftLayer>
          </ConflictResolver>
          {identifiers.question}
        </Box>
      )}
    </Formik>
  );
}
