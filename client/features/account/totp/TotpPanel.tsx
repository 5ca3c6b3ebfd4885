import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { SecurityPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { removalQuestions, totpTexts } from '#domain/account/security';
import { useTotp } from './useTotp.ts';

const TotpDialog = lazyDialog(async () => (await import('./TotpDialog.tsx')).TotpDialog);

/** An authenticator app whose codes are required beside the password. */
export function TotpPanel({ user }: { user: SecurityPartsFragment | undefined }) {
  return (
    <Panel
      title="Authenticator App"
      busy={!user}
      action={user?.security.totpAddedAt && <Chip color="success" label="On" />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {totpTexts.why}
      </Typography>
      {user ? <Totp user={user} /> : <Skeleton variant="rounded" width={240} height={44} />}
    </Panel>
  );
}

/** A button that appears in place of another takes over its focus. */
function Totp({ user: { security, timeZone } }: { user: SecurityPartsFragment }) {
  const { totpAddedAt, passkeys } = security;
  const totp = useTotp();
  const [isAsking, setAsking] = useState(false);
  const whenOff = useReturnFocus(Boolean(totpAddedAt));
  const whenOn = useReturnFocus(!totpAddedAt);
  return (
    <>
      {totpAddedAt ? (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ flexGrow: 1 }}>
            Set up on {formatDay(totpAddedAt, timeZone)}.
          </Typography>
          <Button ref={whenOn} color="error" onClick={() => setAsking(true)}>
            Remove authenticator app
          </Button>
        </Stack>
      ) : (
        <Button
          ref={whenOff}
          variant="outlined"
          startIcon={<ShieldCheck />}
          disabled={totp.pending}
          onClick={() => void totp.begin()}
        >
          Set up an authenticator app
        </Button>
      )}
      <TotpDialog open={totp.isOpen} setup={totp.setup} onClose={totp.close} />
      <ConfirmDialog
        {...removalQuestions.totp(passkeys.length === 0)}
        open={isAsking}
        confirmLabel="Remove"
        destructive
        onConfirm={() => void totp.remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
