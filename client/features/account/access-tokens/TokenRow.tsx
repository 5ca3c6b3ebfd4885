import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { AccessTokenPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { relativeTime } from '#client/lib/relative-time.ts';
import { scopesText, tokenMessages as messages } from '#domain/account/access-tokens';
import { useRevokeToken } from './useRevokeToken.ts';

interface Props {
  token: AccessTokenPartsFragment;
  timeZone: string;
}

/** One access token: what it may do, when it was last used, when it expires. */
export function TokenRow({ token, timeZone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeToken();
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = token;
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Typography variant="body2">{scopesText(scopes)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {lastUsedAt ? `Last used ${relativeTime(lastUsedAt)} ago` : 'Not used yet'}. Created on{' '}
          {formatDay(createdAt, timeZone)}, expires on {formatDay(expiresAt, timeZone)}
        </Typography>
      </Box>
      <Button color="error" onClick={() => setAsking(true)}>
        Revoke<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        {...messages.revokeQuestion(name)}
        open={isAsking}
        confirmLabel="Revoke token"
        destructive
        onConfirm={() => void revoke(token)}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

const row = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
