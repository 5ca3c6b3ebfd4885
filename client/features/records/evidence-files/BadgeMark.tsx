import Chip from '@mui/material/Chip';
import { BadgeAlert, BadgeCheck, BadgeInfo } from 'lucide-react';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import {
  badgeLabel,
  badgeMessages,
  isBadBadge,
  type BadgeState,
} from '#domain/records/evidence-badges';

export type Badge = NonNullable<EvidenceFilePartsFragment['badge']>;

interface Props {
  /** Name of the file. */
  name: string;
  badge: Badge;
  onOpen: () => void;
}

/** What is known of the Open Badge in a file; a press shows more. */
export function BadgeMark({ name, badge, onOpen }: Props) {
  const state = badge.state as BadgeState;
  const [Icon, color] = markOf(state);
  const label = badgeLabel({ ...badge, state });
  return (
    <Chip
      icon={<Icon size={18} aria-hidden />}
      label={label}
      color={color}
      variant="outlined"
      aria-label={`${label}. ${badgeMessages.details(name)}`}
      onClick={onOpen}
      sx={tall}
    />
  );
}

export function markOf(state: BadgeState) {
  if (state === 'attested') return [BadgeCheck, 'success'] as const;
  return isBadBadge(state) ? ([BadgeAlert, 'error'] as const) : ([BadgeInfo, 'default'] as const);
}

/** As tall as a thumb is wide; the name of an issuer takes several lines. */
const tall = {
  mt: 0.5,
  minHeight: 44,
  height: 'auto',
  maxWidth: '100%',
  borderRadius: '22px',
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
} as const;
