import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import {
  SharedSubmissionsDocument,
  useCreateSharedSubmissionMutation,
  type CreateSharedSubmissionMutation,
} from '#client/graphql/generated.ts';
import { applyFieldErrors, isAborted, messageOf } from '#client/lib/form-errors.ts';
import { shownOnce } from '#client/lib/shown-once.ts';
import {
  SHARED_DAYS_DEFAULT,
  sharedDays,
  sharedMessages as messages,
} from '#domain/proof/shared-submissions';
import { sharedLinkSchema } from '#domain/proof/shared-submissions.schema';
import type { SubmissionChoice } from '#domain/proof/submission';
import { choiceInput } from '../submission-choice.ts';

interface Props {
  period: string;
  registration: string | null;
  choice: SubmissionChoice;
  onDirty: (isDirty: boolean) => void;
  onMade: (made: CreateSharedSubmissionMutation['createSharedSubmission']) => void;
}

const dayOptions = sharedDays.map((days) => ({ value: String(days), label: `${days} days` }));

/** Asks for whom a link is, for how long, and with which passphrase. */
export function ShareForm({ period, registration, choice, onDirty, onMade }: Props) {
  const [create] = useCreateSharedSubmissionMutation({
    ...shownOnce,
    refetchQueries: [SharedSubmissionsDocument],
  });
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Formik
      initialValues={{ name: '', days: String(SHARED_DAYS_DEFAULT), passphrase: '' }}
      validationSchema={sharedLinkSchema}
      onSubmit={async ({ name, days, passphrase }, formik) => {
        setProblem(null);
        const link = { name: name.trim(), days: Number(days), passphrase: passphrase || null };
        try {
          const input = { ...link, period, registration, ...choiceInput(choice) };
          const { data } = await create({ variables: { input } });
          onDirty(false);
          if (data) onMade(data.createSharedSubmission);
        } catch (error) {
          if (isAborted(error) || applyFieldErrors(error, formik)) return;
          setProblem(messageOf(error));
        }
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate sx={{ gap: 2.5 }}>
          <AskUnsaved />
          <WatchDirty onChange={onDirty} />
          <TextField
            name="name"
            label={messages.nameLabel}
            helperText={messages.nameHint}
            required
            autoFocus
          />
          <SelectField name="days" label={messages.daysLabel} options={dayOptions} />
          <Stack sx={{ gap: 0.5 }}>
            <PasswordField
              name="passphrase"
              label={messages.passphraseLabel}
              autoComplete="new-password"
            />
            <Typography variant="body2" color="textSecondary" sx={{ px: 1.75 }}>
              {messages.passphraseHint}
            </Typography>
          </Stack>
          {problem && <ErrorAlert message={problem} />}
          {isSubmitting && (
            <Stack sx={{ gap: 0.5 }}>
              <Typography variant="body2" component="output">
                {messages.makingText}
              </Typography>
              <LinearProgress aria-label={messages.making} />
            </Stack>
          )}
          <SubmitButton pendingLabel={messages.making}>{messages.make}</SubmitButton>
        </Stack>
      )}
    </Formik>
  );
}
