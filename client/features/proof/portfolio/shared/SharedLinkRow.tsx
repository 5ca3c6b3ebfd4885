import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Eye, Link2Off, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { SharedSubmissionPartsFragment } from '#client/graphql/generated.ts';
import { civilDate, dayLabel, dayTimeLabel } from '#domain/dates';
import { sizeLabel } from '#domain/sizes';
import { submissionAdditions } from '#domain/proof/submission-additions';
import { sharedStateLabel, usesText } from '#domain/proof/shared-submissions';

interface Props {
  link: SharedSubmissionPartsFragment;
  timeZone: string;
  onRead: () => void;
  onRevoke: () => void;
  onRemove: () => void;
}

/** A link: for whom, what, until when, and how it was used. */
export function SharedLinkRow({ link, timeZone, onRead, onRevoke, onRemove }: Props) {
  const { name, periods, state, createdAt, expiresAt, revokedAt, hasPassphrase } = link;
  const day = (at: string) => dayLabel(civilDate(new Date(at), timeZone));
  const end = {
    active: `works until ${day(expiresAt)}`,
    expired: `expired on ${day(expiresAt)}`,
    revoked: `revoked on ${day(revokedAt ?? expiresAt)}`,
  }[state];
  const beside = submissionAdditions
    .filter(({ value }) => link.include.includes(value))
    .map(({ label }) => label);
  const uses = usesText({
    opened: link.openedCount,
    downloaded: link.downloadCount,
    wrong: link.wrongPassphraseCount,
  });
  const actions = [
    { label: 'See who used it', Icon: Eye, onChoose: onRead },
    ...(state === 'active'
      ? [{ label: 'Revoke link', Icon: Link2Off, destructive: true, onChoose: onRevoke }]
      : []),
    { label: 'Delete link', Icon: Trash2, destructive: true, onChoose: onRemove },
  ];
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          CPD period {periods.join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Frozen on {dayTimeLabel(new Date(createdAt), timeZone)}, {end}
          {state === 'active' && `, ${sizeLabel(link.pack.sizeBytes)}`}
          {hasPassphrase && ', with a passphrase'}
        </Typography>
        {beside.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            Beside CPD: {beside.join(', ')}
          </Typography>
        )}
        <Typography variant="body2">{uses}</Typography>
      </Box>
      <Chip
        size="small"
        color={state === 'active' ? 'success' : 'default'}
        label={sharedStateLabel(state)}
      />
      <ActionMenu label={`Actions for the link for ${name}`} actions={actions} />
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
