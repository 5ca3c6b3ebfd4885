import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { hoursLabel } from '#domain/records/activities';
import {
  badgeMessages as messages,
  badgeStateLabels,
  isBadBadge,
  issuerLabel,
  type BadgeState,
} from '#domain/records/evidence-badges';
import { dayTimeLabel, DEFAULT_TIME_ZONE } from '#domain/dates';
import { useCheckBadge } from './useCheckBadge.ts';

interface Props {
  open: boolean;
  file: EvidenceFilePartsFragment;
  /** Called after a check, since it changes what the file proves. */
  onChecked: () => unknown;
  onClose: () => void;
}

/** What a badge says, what was found out about it and when, and a button that checks it again. */
export function BadgeDialog({ open, file, onChecked, onClose }: Props) {
  const { check, isChecking } = useCheckBadge(file, onChecked);
  const { user } = useCurrentUser();
  const { badge } = file;
  if (!badge) return null;
  const state = badge.state as BadgeState;
  const { checkedAt, hours } = badge;
  const checked = checkedAt
    ? dayTimeLabel(new Date(checkedAt), user?.timeZone ?? DEFAULT_TIME_ZONE)
    : messages.labels.never;
  return (
    <ViewDialog
      open={open}
      title={messages.heading}
      onClose={onClose}
      actions={
        <Button startIcon={<RefreshCw />} disabled={isChecking} onClick={() => void check()}>
          {isChecking ? messages.checking : checkedAt ? messages.again : messages.check}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Alert severity={severityOf(state)}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{badgeStateLabels[state]}</Typography>
          {badge.why}
          {state === 'not-yours' && ` ${messages.toConfirm}`}
        </Alert>
        <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
          {badge.name && <Fact label={messages.labels.name}>{badge.name}</Fact>}
          <Fact label={badge.site ? messages.labels.issuer : messages.labels.claimed}>
            {issuerLabel(badge)}
          </Fact>
          {state === 'attested' && hours !== null && hours !== undefined && (
            <Fact label={messages.labels.hours}>{hoursLabel(hours)}</Fact>
          )}
          <Fact label={messages.labels.checked}>{checked}</Fact>
        </Stack>
      </Stack>
    </ViewDialog>
  );
}

function severityOf(state: BadgeState) {
  if (state === 'attested') return 'success';
  if (isBadBadge(state)) return 'error';
  return state === 'waiting' ? 'info' : 'warning';
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
