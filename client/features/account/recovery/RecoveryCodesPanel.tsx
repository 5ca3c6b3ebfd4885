import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { SecurityPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { recoveryCodeTexts, recoveryCodesState } from '#domain/account/security';
import { useRecoveryCodes } from './useRecoveryCodes.ts';

const RecoveryCodesDialog = lazyDialog(
  async () => (await import('./RecoveryCodesDialog.tsx')).RecoveryCodesDialog,
);

/** Codes for a forgotten password or a lost phone. */
export function RecoveryCodesPanel({ user }: { user: SecurityPartsFragment | undefined }) {
  const state = user && recoveryCodesState(user.security.recoveryCodes ?? null);
  return (
    <Panel
      title="Recovery Codes"
      busy={!user}
      action={state && <Chip color={state.isGood ? 'success' : 'warning'} label={state.label} />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {recoveryCodeTexts.why}
      </Typography>
      {user ? <Codes user={user} /> : <Skeleton variant="rounded" width={200} height={44} />}
    </Panel>
  );
}

function Codes({ user: { security, timeZone } }: { user: SecurityPartsFragment }) {
  const { recoveryCodes, passkeys, totpAddedAt } = security;
  const [isAsking, setAsking] = useState(false);
  const { codes, pending, renew, ...dialog } = useRecoveryCodes();
  const hasFactor = passkeys.length > 0 || Boolean(totpAddedAt);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {hasFactor && !recoveryCodes?.savedAt && (
        <Alert severity="warning" role="note" sx={{ width: 1 }}>
          {recoveryCodeTexts.factorsWithout}
        </Alert>
      )}
      {recoveryCodes && (
        <Typography>Made on {formatDay(recoveryCodes.createdAt, timeZone)}.</Typography>
      )}
      <Button
        variant={recoveryCodes?.savedAt ? 'outlined' : 'contained'}
        startIcon={<LifeBuoy />}
        disabled={pending}
        onClick={() => (recoveryCodes ? setAsking(true) : void renew())}
      >
        {recoveryCodes ? 'Get new recovery codes' : 'Get recovery codes'}
      </Button>
      <ConfirmDialog
        {...recoveryCodeTexts.renewQuestion}
        open={isAsking}
        confirmLabel="Get new codes"
        onConfirm={() => void renew()}
        onClose={() => setAsking(false)}
      />
      <RecoveryCodesDialog codes={codes} timeZone={timeZone} {...dialog} />
    </Stack>
  );
}
