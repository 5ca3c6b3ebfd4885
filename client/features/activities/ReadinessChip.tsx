import Chip from '@mui/material/Chip';
import { ChevronDown, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReadinessPartsFragment } from '#client/graphql/generated.ts';

interface Props {
  readiness: ReadinessPartsFragment['readiness'];
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onFlip: () => void;
}

/** How ready an activity is for an audit; where something can be added, it opens what. */
export function ReadinessChip({ readiness, isOpen, controls, onFlip }: Props) {
  const { ready, label, gaps } = readiness;
  const look = {
    size: 'small',
    variant: 'outlined',
    label,
    color: ready ? 'success' : 'warning',
    icon: ready ? <ShieldCheck /> : <ShieldAlert />,
  } as const;
  if (gaps.length === 0) return <Chip {...look} />;
  return (
    <Chip
      {...look}
      component="button"
      type="button"
      onClick={onFlip}
      onDelete={onFlip}
      deleteIcon={<ChevronDown aria-hidden style={isOpen ? { rotate: '180deg' } : undefined} />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
    />
  );
}
