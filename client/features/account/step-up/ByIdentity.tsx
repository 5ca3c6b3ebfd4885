import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { messageOf } from '#client/lib/form-errors.ts';
import { identityVisit } from '#client/lib/identity-visit.ts';
import { identityTexts, type ProviderName } from '#domain/account/linked-identities';

interface Props {
  providers: readonly ProviderName[];
  onConfirmed: () => void;
}

/**
 * Confirms the user's identity with a service, in a window of its own, so that nothing on this page is lost. If they have
 * not, what they wanted asks again.
 */
export function ByIdentity({ providers, onConfirmed }: Props) {
  const client = useApolloClient();
  const [opened, setOpened] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open({ id, name }: ProviderName): Promise<void> {
    setProblem(null);
    // Before anything is awaited: a browser opens windows for a press only.
    const page = window.open('', '_blank');
    try {
      const address = await identityVisit(client, { provider: id, purpose: 'confirm' });
      if (page) page.location.href = address;
      else location.assign(address);
      setOpened(name);
    } catch (error) {
      page?.close();
      setProblem(messageOf(error));
    }
  }

  return (
    <>
      {problem && <Alert severity="warning">{problem}</Alert>}
      {opened && <Alert severity="info">{identityTexts.confirmOpened(opened)}</Alert>}
      {opened && (
        <Button variant="contained" onClick={onConfirmed}>
          Continue
        </Button>
      )}
      {providers.map((provider) => (
        <Button key={provider.id} variant="outlined" onClick={() => void open(provider)}>
          {identityTexts.confirm(provider.name)}
        </Button>
      ))}
    </>
  );
}
