import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { CopyOnce } from '#client/components/CopyOnce.tsx';
import type { CreateAccessTokenMutation } from '#client/graphql/generated.ts';
import { tokenMessages as messages } from '#domain/account/access-tokens';
import { TokenForm } from './TokenForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Creates an access token, and shows it once. */
export function CreateTokenDialog({ open, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      dirty={isDirty}
      title="Create an access token"
      description={messages.about}
    >
      <Contents onDirty={setDirty} onClose={onClose} />
    </FormDialog>
  );
}

/** Starts again whenever the dialog opens. */
function Contents({
  onDirty,
  onClose,
}: {
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}) {
  const [made, setMade] = useState<CreateAccessTokenMutation['createAccessToken'] | null>(null);
  return made ? (
    <CopyOnce
      label={`Token for ${made.name}`}
      copyLabel="Copy token"
      value={made.secret!}
      notice={messages.once}
      isWarning
      messages={messages}
      onDone={onClose}
    />
  ) : (
    <TokenForm onDirty={onDirty} onMade={setMade} />
  );
}
