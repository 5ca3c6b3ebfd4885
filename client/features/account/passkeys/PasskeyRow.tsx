import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import type { PasskeyPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { relativeTime } from '#client/lib/relative-time.ts';
import { removalQuestions } from '#domain/account/security';
import { usePasskeys } from './usePasskeys.ts';

const RenamePasskeyDialog = lazyDialog(
  async () => (await import('./RenamePasskeyDialog.tsx')).RenamePasskeyDialog,
);

interface Props {
  passkey: PasskeyPartsFragment;
  timeZone: string;
  /** True if the password alone will sign in once this passkey is removed. */
  isLastFactor: boolean;
}

/** One passkey: added, last used, rename and remove. */
export function PasskeyRow({ passkey, timeZone, isLastFactor }: Props) {
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null);
  const { remove } = usePasskeys();
  const { name, createdAt, lastUsedAt } = passkey;
  const close = () => setAsking(null);
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={row}>
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <KeyRound />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Added {formatDay(createdAt, timeZone)},{' '}
          {lastUsedAt ? `last used ${relativeTime(lastUsedAt)} ago` : 'not used yet'}
        </Typography>
      </Box>
      <ActionMenu
        label={`Actions for ${name}`}
        actions={[
          { label: 'Rename', Icon: Pencil, onChoose: () => setAsking('rename') },
          { label: 'Remove', Icon: Trash2, destructive: true, onChoose: () => setAsking('remove') },
        ]}
      />
      <RenamePasskeyDialog open={asking === 'rename'} passkey={passkey} onClose={close} />
      <ConfirmDialog
        {...removalQuestions.passkey(name, isLastFactor)}
        open={asking === 'remove'}
        confirmLabel="Remove passkey"
        destructive
        onConfirm={() => void remove(passkey)}
        onClose={close}
      />
    </Stack>
  );
}

const row = {
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
