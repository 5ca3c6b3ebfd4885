import { FormDialog } from '#client/components/FormDialog.tsx';
import type { PasskeyPartsFragment } from '#client/graphql/generated.ts';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { usePasskeys } from './usePasskeys.ts';

interface Props {
  open: boolean;
  passkey: PasskeyPartsFragment;
  onClose: () => void;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ open, passkey, onClose }: Props) {
  const { rename } = usePasskeys();
  return (
    <FormDialog open={open} title="Rename passkey" maxWidth="xs" onClose={onClose}>
      <PasskeyNameForm
        name={passkey.name}
        submitLabel="Save name"
        pendingLabel="Saving..."
        onSubmit={async (name) => {
          await rename(passkey.id, name);
          onClose();
        }}
      />
    </FormDialog>
  );
}
