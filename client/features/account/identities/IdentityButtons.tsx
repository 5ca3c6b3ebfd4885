import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { messageOf } from '#client/lib/form-errors.ts';
import { identityProviders } from '#client/lib/installation.ts';
import { useSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { identityTexts } from '#domain/account/identity-providers';

/** Sign-in by each identity provider of this installation. */
export function IdentityButtons() {
  const { client } = useSession();
  const [going, setGoing] = useState<string | null>(null);

  async function go(provider: string): Promise<void> {
    setGoing(provider);
    try {
      const [{ goToProvider }, apollo] = await Promise.all([
        import('#client/lib/identity-visit.ts'),
        client(),
      ]);
      await goToProvider(apollo, { provider, purpose: 'sign-in' });
    } catch (error) {
      setGoing(null);
      const description = messageOf(error);
      showToast({ title: identityTexts.notOpened, description, variant: 'destructive' });
    }
  }

  return (
    <Stack sx={{ gap: 1.5, mt: 2.5 }}>
      {identityProviders().map(({ id, name }) => (
        <Button
          key={id}
          fullWidth
          variant="outlined"
          size="large"
          disabled={going !== null}
          onClick={() => void go(id)}
        >
          {going === id ? 'Opening...' : identityTexts.signIn(name)}
        </Button>
      ))}
    </Stack>
  );
}
