import { FormDialog } from '#client/components/FormDialog.tsx';
import { passkeyTexts } from '#domain/account/security';
import { deviceLabel } from '#domain/account/settings';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { usePasskeys } from './usePasskeys.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Names a passkey and creates it in the browser. */
export function AddPasskeyDialog({ open, onClose }: Props) {
  const { add } = usePasskeys();
  return (
    <FormDialog
      open={open}
      title="Add a passkey"
      description={passkeyTexts.add}
      maxWidth="xs"
      onClose={onClose}
    >
      <PasskeyNameForm
        name={deviceLabel(navigator.userAgent)}
        submitLabel="Add passkey"
        pendingLabel="Waiting for your device..."
        onSubmit={async (name) => {
          await add(name);
          onClose();
        }}
      />
    </FormDialog>
  );
}
