import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { identityProviders } from '#client/lib/installation.ts';
import { NewIdentity } from './NewIdentity.tsx';
import { visitOf } from './visit-outcome.ts';

interface Props {
  /** The query of the address, which says what came of a visit to an identity provider. */
  search: string;
  /** The usual ways to sign in. */
  children: ReactNode;
}

/** What follows a visit to an identity provider that signed nobody in: a new account, or why not above the usual ways. */
export function AfterVisit({ search, children }: Props) {
  const visit = visitOf(search, identityProviders());
  if (!visit) return children;
  if (visit.outcome === 'new') return <NewIdentity provider={visit.name} />;
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {visit.name}: {visit.text}
      </Alert>
      {children}
    </>
  );
}
