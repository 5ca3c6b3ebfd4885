import { useState } from 'react';
import { CopyOnce } from '#client/components/CopyOnce.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { CreateWebhookMutation } from '#client/graphql/generated.ts';
import { webhookMessages as messages } from '#domain/account/webhooks';
import { WebhookForm, type Token } from './WebhookForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  tokens: readonly Token[];
}

/** Adds a webhook, and shows its secret once. */
export function AddWebhookDialog({ open, onClose, tokens }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      dirty={isDirty}
      title={messages.dialogTitle}
      description={messages.about}
    >
      <Contents tokens={tokens} onDirty={setDirty} onClose={onClose} />
    </FormDialog>
  );
}

/** Starts again whenever the dialog opens. */
function Contents({
  tokens,
  onDirty,
  onClose,
}: {
  tokens: readonly Token[];
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}) {
  const [made, setMade] = useState<CreateWebhookMutation['createWebhook'] | null>(null);
  return made ? (
    <CopyOnce
      label={`Secret of the webhook to ${made.host}`}
      copyLabel="Copy secret"
      value={made.secret!}
      notice={messages.once}
      isWarning
      messages={messages}
      onDone={onClose}
    />
  ) : (
    <WebhookForm tokens={tokens} onDirty={onDirty} onMade={setMade} />
  );
}
