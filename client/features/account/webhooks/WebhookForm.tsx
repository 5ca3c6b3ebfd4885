import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import {
  useCreateWebhookMutation,
  WebhooksDocument,
  type CreateWebhookMutation,
} from '#client/graphql/generated.ts';
import { applyFieldErrors, isAborted, messageOf } from '#client/lib/form-errors.ts';
import { shownOnce } from '#client/lib/shown-once.ts';
import type { TimelineKind } from '#domain/records/record-events';
import { webhookMessages as messages } from '#domain/account/webhooks';
import { KindsField } from './KindsField.tsx';

export interface Token {
  id: string;
  name: string;
}

interface Props {
  tokens: readonly Token[];
  onDirty: (isDirty: boolean) => void;
  onMade: (made: CreateWebhookMutation['createWebhook']) => void;
}

/** Asks which token a webhook belongs to, where it sends, and about what. The server checks it. */
export function WebhookForm({ tokens, onDirty, onMade }: Props) {
  const [create] = useCreateWebhookMutation({
    ...shownOnce,
    refetchQueries: [WebhooksDocument],
  });
  const [problem, setProblem] = useState<string | null>(null);
  const initialValues = {
    accessTokenId: tokens[0]?.id ?? '',
    address: '',
    kinds: [] as TimelineKind[],
  };
  return (
    <Formik
      initialValues={initialValues}
      onSubmit={async (input, formik) => {
        setProblem(null);
        try {
          const { data } = await create({ variables: { input } });
          onDirty(false);
          if (data) onMade(data.createWebhook);
        } catch (error) {
          if (isAborted(error) || applyFieldErrors(error, formik)) return;
          setProblem(messageOf(error));
        }
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2.5, pt: 1 }}>
        <AskUnsaved />
        <WatchDirty onChange={onDirty} />
        <TextField
          name="address"
          type="url"
          label={messages.addressLabel}
          helperText={messages.addressHint}
          required
          autoFocus
          autoComplete="off"
        />
        <SelectField
          name="accessTokenId"
          label={messages.tokenLabel}
          helperText={messages.tokenHint}
          options={tokens.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <KindsField name="kinds" />
        {problem && <ErrorAlert message={problem} />}
        <FormActions>
          <SubmitButton pendingLabel={messages.adding}>{messages.add}</SubmitButton>
        </FormActions>
      </Stack>
    </Formik>
  );
}
