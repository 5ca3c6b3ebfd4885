import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import {
  useTeamSharingPreviewQuery,
  type ReceiptPreviewPartsFragment,
  type TeamPartsFragment,
} from '#client/graphql/generated.ts';
import { todayIn } from '#client/lib/dates.ts';
import { applyFieldErrors, messageOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import type { SharingValues } from '#domain/proof/teams.fields';
import { shareWithTeamSchema } from '#domain/proof/teams.schema';
import { sharingDays } from '#domain/proof/teams';
import { memberTexts as texts } from '#domain/proof/team-texts';
import { checkUntil, sharingInput } from './sharing.ts';
import { SharingFields } from './SharingFields.tsx';
import { useTeamActions } from './useTeamActions.ts';

interface Props {
  open: boolean;
  row?: TeamPartsFragment | undefined;
  timeZone: string;
  onClose: () => void;
}

/** Starts, renews or changes the sharing with a team, on the screen of joining it. */
export function ShareDialog({ open, row, timeZone, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      dirty={isDirty}
      maxWidth="md"
      title={row ? texts.shareTitle(row.name) : texts.share}
    >
      {row && <Contents team={row} timeZone={timeZone} onDirty={setDirty} onClose={onClose} />}
    </FormDialog>
  );
}

interface ContentsProps {
  team: TeamPartsFragment;
  timeZone: string;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/** The receipt as it would be today is worked out when the dialog opens. */
function Contents(props: ContentsProps) {
  const { data, error, refetch } = useTeamSharingPreviewQuery({
    variables: { id: props.team.id },
    fetchPolicy: 'network-only',
  });
  const preview = data?.team.receiptPreview;
  if (error) {
    return <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!preview) return <Skeleton variant="rounded" height={320} aria-label="Loading" />;
  return <ShareForm {...props} preview={preview} />;
}

interface FormProps extends ContentsProps {
  preview: ReceiptPreviewPartsFragment;
}

function ShareForm({ team, timeZone, preview, onDirty, onClose }: FormProps) {
  const { share } = useTeamActions();
  const today = todayIn(timeZone);
  const { suggested, latest } = sharingDays(today);
  const { shownName, sharedUntil, agreedCredentials, askedSince } = team.membership;
  // Renewing extends to a year again, and offers what the team asks for since.
  const initialValues: SharingValues = {
    shownName,
    sharedUntil: suggested,
    askedCredentials: sharedUntil
      ? [...agreedCredentials, ...askedSince].filter((type) => team.askedCredentials.includes(type))
      : team.askedCredentials,
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={shareWithTeamSchema}
      validate={checkUntil(today, latest)}
      onSubmit={async (values, formik) => {
        try {
          await share(team.id, sharingInput(values));
          onDirty(false);
          onClose();
        } catch (error) {
          if (!applyFieldErrors(error, formik)) tellFailure(texts.shareFailed, error);
        }
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <AskUnsaved />
        <WatchDirty onChange={onDirty} />
        <SharingFields
          preview={preview}
          coordinators={team.coordinators}
          asked={team.askedCredentials}
          {...{ today, timeZone, latest }}
        />
        <FormActions>
          <SubmitButton pendingLabel={texts.shareSaving}>{texts.shareSave}</SubmitButton>
        </FormActions>
      </Stack>
    </Formik>
  );
}
