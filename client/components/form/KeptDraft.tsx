import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import type { draftAt } from '#client/lib/drafts.ts';
import { draftMessages } from '#domain/drafts';
import type { PatientIdentifier } from '#domain/patient-identifiers';
import type { Holder } from '../conflicts/useBegun.ts';
import { HeldDraft } from '../identifiers/HeldDraft.tsx';
import { LeaveQuestion } from '../LeaveQuestion.tsx';
import { FormNote } from './form-note.ts';
import { useDraft } from './useDraft.ts';

interface Props {
  /** Where it is kept; null where it is not. */
  draft: ReturnType<typeof draftAt> | null;
  /** The record as the edit takes it to be; a draft brings its own back. */
  begun: Holder;
  /** What in the values could identify a patient. */
  find: (values: FormikValues) => PatientIdentifier[];
  accept: (found: readonly PatientIdentifier[]) => void;
  children: ReactNode;
}

/** A form whose half-written values are kept, with what there is to say about that. */
export function KeptDraft({ draft, begun, find, accept, children }: Props) {
  const { values, dirty } = useFormikContext<FormikValues>();
  const { user } = useCurrentUser();
  const found = draft ? find(values) : [];
  const { savedAt, discard } = useDraft(draft, found.length > 0, begun);
  return (
    <FormNote value={found.length > 0 && <HeldDraft found={found} onKeep={() => accept(found)} />}>
      {savedAt && (
        <Alert
          severity="info"
          role="note"
          aria-live="polite"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={discard}>
              {draftMessages.discard}
            </Button>
          }
        >
          {draftMessages.isBack(savedAt, now(), user?.timeZone)}
        </Alert>
      )}
      {children}
      <LeaveQuestion when={dirty && (!draft || found.length > 0)} />
    </FormNote>
  );
}
