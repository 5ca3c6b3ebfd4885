import { useEffect, useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { useSession } from '#client/lib/session.ts';
import { identityTexts } from '#domain/account/linked-identities';
import { FirstCodes, openApp, type NewAccount } from './FirstCodes.tsx';
import { NewIdentityForm } from './NewIdentityForm.tsx';
import { provenName } from './new-identity.ts';

interface Props {
  open: boolean;
  /** The name of the identity provider. */
  provider: string;
  onClose: () => void;
}

/** Creates an account for somebody whom an identity provider knows and this installation does not. */
export function NewIdentityDialog({ open, provider, onClose }: Props) {
  const { client } = useSession();
  const [fullName, setFullName] = useState<string | null>(null);
  const [made, setMade] = useState<NewAccount | null>(null);
  useEffect(() => {
    let isGone = false;
    const set = (name: string | null) => isGone || setFullName(name ?? '');
    client()
      .then(provenName)
      // Without the name they type it.
      .then(set, () => set(null));
    return () => void (isGone = true);
  }, [client]);
  const step = made
    ? { title: identityTexts.created, description: identityTexts.codes }
    : { title: identityTexts.newTitle(provider), description: identityTexts.newText };
  return (
    <FormDialog open={open && fullName !== null} {...step} onClose={made ? openApp : onClose}>
      {made ? (
        <FirstCodes account={made} />
      ) : (
        <NewIdentityForm
          provider={provider}
          fullName={fullName ?? ''}
          onMade={setMade}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}
