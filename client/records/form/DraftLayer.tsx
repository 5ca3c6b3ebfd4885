import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { CloudOff } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { FormNote } from '#client/components/form/form-note.ts';
import { HeldDraft } from '#client/components/identifiers/HeldDraft.tsx';
import { LeaveQuestion } from '#client/components/LeaveQuestion.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { draftAt } from '#client/lib/drafts.ts';
import { useOfferAfterLoss, type WaitingEntry } from '#client/lib/outbox.ts';
import { draftMessages } from '#domain/records/drafts';
import type { PatientIdentifier } from '#domain/records/patient-identifiers';
import { OwnDeviceOffer } from '../outbox/OwnDeviceOffer.tsx';
import type { BaseVersion } from '../conflicts/useBaseVersion.ts';
import { useDraft } from './useDraft.ts';
import { useQueuedValues } from './useQueued.ts';

/** Returns the user's draft at a place on this device; null if nothing is to be kept. */
export function useDraftPlace(place: string | null): ReturnType<typeof draftAt> | null {
  const userId = useCurrentUser().user?.id;
  return useMemo(() => (userId && place ? draftAt(userId, place) : null), [userId, place]);
}

interface Props {
  draft: ReturnType<typeof draftAt> | null;
  /** The version that the form is based on; a restored draft brings its own. */
  base: BaseVersion;
  /** Parts of the values that could identify a patient; while there are any, the draft is not stored. */
  found: PatientIdentifier[];
  accept: (found: readonly PatientIdentifier[]) => void;
  /** The waiting change that the form shows again. */
  queued: WaitingEntry | null;
  /** Compares the values with the server's. */
  compare: (values: never) => Promise<boolean>;
  children: ReactNode;
}

/** The note is above the buttons, which may be out of view in a long form. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

const firstField = 'form :is(input:not([type=file], [type=hidden]), textarea)';

/** The draft layer of a form: stores a draft, restores it, and shows that it did. */
export function DraftLayer(props: Props) {
  const { draft, base, found, accept, queued, compare, children } = props;
  const { dirty } = useFormikContext();
  const { user } = useCurrentUser();
  const offer = useOfferAfterLoss();
  useQueuedValues(queued, base, compare);
  const { savedAt, discard } = useDraft(draft, found.length > 0, base);
  const note =
    found.length > 0 ? (
      <HeldDraft found={found} onKeep={() => accept(found)} />
    ) : (
      offer && (
        <Box component="output" ref={intoView} sx={{ display: 'block', mt: 2 }}>
          <Alert role="note" severity="info" icon={<CloudOff />}>
            <OwnDeviceOffer onAnswer={offer} />
          </Alert>
        </Box>
      )
    );
  return (
    <FormNote value={note}>
      {queued?.message && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {queued.message}
        </Alert>
      )}
      {savedAt && (
        <Alert
          severity="info"
          role="note"
          aria-live="polite"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={({ currentTarget }) => {
                // The button disappears, and the focus would leave the dialog.
                currentTarget
                  .closest('[role=note]')
                  ?.parentElement?.querySelector<HTMLElement>(firstField)
                  ?.focus();
                discard();
              }}
            >
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
