import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { identityProviders } from '#client/lib/identity-providers.ts';
import { paths } from '#client/lib/paths.ts';
import { useSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { identityTexts } from '#domain/account/linked-identities';
import { visitOf } from '#client/lib/visit-outcome.ts';

const NewIdentityDialog = lazyDialog(
  async () => (await import('./NewIdentityDialog.tsx')).NewIdentityDialog,
);

/** Sign-in by each identity provider of this installation, and what came of a visit to one that signed nobody in. */
export function IdentityWays() {
  const { client } = useSession();
  const navigate = useNavigate();
  const [going, setGoing] = useState<string | null>(null);
  const providers = identityProviders();
  const visit = visitOf(useLocation().search, providers);
  const isNew = visit?.outcome === 'new';

  async function go(provider: string): Promise<void> {
    setGoing(provider);
    try {
      const [{ goToProvider }, apollo] = await Promise.all([
        import('#client/lib/identity-visit.ts'),
        client(),
      ]);
      await goToProvider(apollo, { provider, purpose: 'sign-in' });
    } catch (error) {
      const description = messageOf(error);
      showToast({ title: identityTexts.notOpened, description, variant: 'destructive' });
    } finally {
      // Who comes back by the browser's button finds it as it was.
      setGoing(null);
    }
  }

  return (
    <Stack sx={{ gap: 1.5 }}>
      {visit && !isNew && (
        <Alert severity="warning">
          {visit.name}: {visit.text}
        </Alert>
      )}
      {providers.map(({ id, name }) => (
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
      <NewIdentityDialog
        open={isNew}
        provider={visit?.name ?? ''}
        onClose={() => void navigate(paths.auth, { replace: true })}
      />
    </Stack>
  );
}
