import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import { ChevronDown, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReadinessPartsFragment } from '#client/graphql/generated.ts';
import { withChecks } from '#domain/records/plausibility';

interface Props {
  readiness: ReadinessPartsFragment['readiness'];
  isOpen: boolean;
  /** Id of the element that the chip opens. */
  controls: string;
  onFlip: () => void;
}

/** Shows how ready an activity is for an audit; if something can be added or checked, opens the list of it. */
export function ReadinessChip({ readiness, isOpen, controls, onFlip }: Props) {
  const { ready, label, gaps, checks } = readiness;
  const look = {
    size: 'small',
    variant: 'outlined',
    label: withChecks(label, checks),
    color: ready ? 'success' : 'warning',
    icon: ready ? <ShieldCheck /> : <ShieldAlert />,
  } as const;
  if (gaps.length + checks.length === 0) return <Chip {...look} />;
  return (
    <Chip
      {...look}
      component="button"
      type="button"
      onClick={onFlip}
      onDelete={onFlip}
      deleteIcon={<ChevronDown aria-hidden style={isOpen ? { rotate: '180deg' } : undefined} />}
      sx={thumbHigh}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
    />
  );
}

/** Extends the chip's touch target above and below to the width of a thumb. */
const thumbHigh = ({ layout: { touch } }: Theme) => ({
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', insetInline: 0, height: touch },
});
