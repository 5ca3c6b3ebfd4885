import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ProgressBar } from '#client/components/ProgressBar.tsx';

interface Props {
  label: string;
  /** The figure in words, beside the label. */
  value: string;
  /** 0 to 100. */
  percent: number;
  color?: 'primary' | 'warning' | 'success';
  /** True if the bar is shown alone rather than as one of several. */
  strong?: boolean;
}

/** A labelled bar of hours. */
export function HoursBar({ label, value, percent, color = 'primary', strong = false }: Props) {
  const id = useId();
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <Typography
          id={id}
          variant={strong ? 'subtitle2' : 'body2'}
          component={strong ? 'h3' : 'span'}
        >
          {label}
        </Typography>
        <Typography variant="subtitle2" component="span" sx={{ whiteSpace: 'nowrap' }}>
          {value}
        </Typography>
      </Stack>
      <ProgressBar percent={percent} color={color} aria-labelledby={id} aria-valuetext={value} />
    </div>
  );
}
