import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Building2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import type { LinkedIdentityPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { relativeTime } from '#client/lib/relative-time.ts';
import { identityTexts } from '#domain/account/linked-identities';

interface Props {
  identity: LinkedIdentityPartsFragment;
  name: string;
  timeZone: string;
  onUnlink: (id: string, name: string) => Promise<void>;
}

/** One linked service: linked, last used, unlink. */
export function LinkedIdentityRow({ identity, name, timeZone, onUnlink }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { id, createdAt, lastUsedAt } = identity;
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={row}>
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <Building2 />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Linked {formatDay(createdAt, timeZone)},{' '}
          {lastUsedAt ? `last used ${relativeTime(lastUsedAt)} ago` : 'not used yet'}
        </Typography>
      </Box>
      <ActionMenu
        label={`Actions for ${name}`}
        actions={[
          {
            label: identityTexts.unlink,
            Icon: Unlink,
            destructive: true,
            onChoose: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        {...identityTexts.unlinkQuestion(name)}
        open={isAsking}
        confirmLabel={identityTexts.unlink}
        destructive
        onConfirm={() => void onUnlink(id, name)}
        onClose={() => setAsking(false)}
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
