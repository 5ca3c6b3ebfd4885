import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { SecurityPartsFragment } from '#client/graphql/generated.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { hasPasskeys } from '#client/lib/passkey-support.ts';
import { noPasskeys, passkeyTexts } from '#domain/account/security';
import { PasskeyRow } from './PasskeyRow.tsx';

const AddPasskeyDialog = lazyDialog(
  async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog,
);

/** The user's passkeys, and the button that adds one. */
export function PasskeysPanel({ user }: { user: SecurityPartsFragment | undefined }) {
  return (
    <Panel title="Passkeys" busy={!user}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {passkeyTexts.why}
      </Typography>
      {user ? <Passkeys user={user} /> : <Skeleton variant="rounded" width={200} height={44} />}
    </Panel>
  );
}

function Passkeys({ user }: { user: SecurityPartsFragment }) {
  const { passkeys, passkeysAvailable, totpAddedAt } = user.security;
  const [isAdding, setAdding] = useState(false);
  const { list, area } = useListFocus();
  const reason = reasonAgainst(passkeysAvailable);
  return (
    <Stack {...area} sx={{ gap: 2, alignItems: 'flex-start' }}>
      {passkeys.length > 0 && (
        <Stack component="ul" ref={list} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0, width: 1 }}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              timeZone={user.timeZone}
              isLastFactor={passkeys.length === 1 && !totpAddedAt}
            />
          ))}
        </Stack>
      )}
      {reason ? (
        <Alert severity="info" role="note" sx={{ width: 1 }}>
          {reason}
        </Alert>
      ) : (
        <Button variant="outlined" startIcon={<KeyRound />} onClick={() => setAdding(true)}>
          {passkeys.length > 0 ? 'Add another passkey' : 'Add a passkey'}
        </Button>
      )}
      <AddPasskeyDialog open={isAdding} onClose={() => setAdding(false)} />
    </Stack>
  );
}

function reasonAgainst(isAvailable: boolean): string | null {
  if (!isAvailable || !window.isSecureContext) return noPasskeys.address;
  return hasPasskeys() ? null : noPasskeys.browser;
}
