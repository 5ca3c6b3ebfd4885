import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FastForward, List, Play, Send, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { WebhookPartsFragment } from '#client/graphql/generated.ts';
import { dayTimeLabel } from '#domain/dates';
import {
  webhookKindsText,
  webhookMessages as messages,
  webhookStates,
} from '#domain/account/webhooks';

interface Props {
  webhook: WebhookPartsFragment;
  timeZone: string;
  onRead: () => void;
  onTest: () => void;
  onResume: (skip: boolean) => void;
  onRemove: () => void;
}

/** A webhook: where it sends, of which token, about what, and whether it works. */
export function WebhookRow({ webhook, timeZone, onRead, onTest, onResume, onRemove }: Props) {
  const { address, host, tokenName, kinds, state, pausedText, nextAttemptAt, isBehind } = webhook;
  const needsResume = state === 'paused' || nextAttemptAt !== null;
  const actions = [
    { label: messages.deliveries, Icon: List, onChoose: onRead },
    { label: messages.test, Icon: Send, onChoose: onTest },
    ...(needsResume
      ? [
          { label: messages.resume, Icon: Play, onChoose: () => onResume(false) },
          ...(isBehind
            ? [{ label: messages.skip, Icon: FastForward, onChoose: () => onResume(true) }]
            : []),
        ]
      : []),
    { label: messages.removeAction, Icon: Trash2, destructive: true, onChoose: onRemove },
  ];
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {address ?? host}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {webhookKindsText(kinds)}. Ends with the token “{tokenName}”
        </Typography>
        {pausedText && <Typography variant="body2">{pausedText}</Typography>}
        {nextAttemptAt && (
          <Typography variant="body2">
            {messages.failing(dayTimeLabel(new Date(nextAttemptAt), timeZone))}
          </Typography>
        )}
      </Box>
      <Chip
        size="small"
        color={state === 'paused' ? 'error' : nextAttemptAt ? 'warning' : 'success'}
        label={nextAttemptAt ? messages.retrying : webhookStates[state]}
      />
      <ActionMenu label={`Actions for the webhook to ${host}`} actions={actions} />
    </Stack>
  );
}

const row = {
  alignItems: 'flex-start',
  gap: 1,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
