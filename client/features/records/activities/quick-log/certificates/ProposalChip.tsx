import Chip from '@mui/material/Chip';
import { Check, Plus } from 'lucide-react';
import { certificateTexts as texts } from '#domain/records/certificate-files';
import { ChoiceChip } from '../ChoiceChip.tsx';
import type { Option, Proposed } from './proposed-fields.ts';

interface Props {
  proposed: Proposed;
  /** The value that the form has already. */
  used: Option | undefined;
  onUse: (option: Option) => void;
  /** Restores what the form had before. */
  onUndo: () => void;
}

/** A value of a certificate: a press uses it, another restores what was there. Amber if it is not certain. */
export function ProposalChip({ proposed, used, onUse, onUndo }: Props) {
  const { label, options, asked } = proposed;
  const [first] = options;
  if (!first) return null;
  if (!used && options.length > 1) {
    return (
      <ChoiceChip
        name={texts.use(label, texts.choose)}
        label={`${label}?`}
        isWrong
        options={options.map((option, at) => ({ value: at, label: option.label }))}
        onChoose={(at) => onUse(options[at]!)}
      />
    );
  }
  const shown = used ?? first;
  return (
    <Chip
      icon={used ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
      label={asked && !used ? `${shown.label}?` : shown.label}
      color={used ? 'primary' : asked ? 'warning' : 'default'}
      variant={used || asked ? 'filled' : 'outlined'}
      aria-label={texts.use(label, shown.label)}
      aria-pressed={used !== undefined}
      onClick={() => (used ? onUndo() : onUse(first))}
      sx={tall}
    />
  );
}

/** As tall as a thumb is wide; a long title takes several lines. */
const tall = {
  minHeight: 44,
  height: 'auto',
  maxWidth: '100%',
  borderRadius: '22px',
  px: 0.5,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
} as const;
