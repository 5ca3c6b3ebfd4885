import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUnlinkIdentityMutation } from '#client/graphql/generated.ts';
import { goToProvider } from '#client/lib/identity-visit.ts';
import { identityProviders } from '#client/lib/identity-providers.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { identityTexts } from '#domain/account/linked-identities';
import { visitOf } from '#client/lib/visit-outcome.ts';

/** Links and unlinks services; tells once what came of a visit to one. */
export function useIdentities() {
  const client = useApolloClient();
  const [remove] = useUnlinkIdentityMutation();
  const [pending, setPending] = useState(false);
  useTellOutcome();
  return {
    pending,
    async link(provider: string): Promise<void> {
      setPending(true);
      try {
        await goToProvider(client, { provider, purpose: 'link' });
      } catch (error) {
        tellFailure(identityTexts.notOpened, error);
      } finally {
        // Who comes back by the browser's button finds it as it was.
        setPending(false);
      }
    },
    async unlink(id: string, name: string): Promise<void> {
      try {
        await remove({ variables: { id } });
        showToast(identityTexts.unlinked(name));
      } catch (error) {
        tellFailure(identityTexts.unlinkFailed, error);
      }
    },
  };
}

/** The address says what came of a visit; once told, it says so no more. */
function useTellOutcome(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const visit = visitOf(search, identityProviders());
    if (!visit) return;
    const { outcome, name, text } = visit;
    showToast(
      outcome === 'linked'
        ? identityTexts.linked(name)
        : { title: name, description: text, variant: 'destructive' },
    );
    void navigate(pathname + hash, { replace: true });
  }, [pathname, search, hash, navigate]);
}
