import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface HoursBarProps {
  label: string;
  /** The figure in words, beside the label. */
  value: string;
  /** From 0 to 100. */
  percent: number;
  color?: 'primary' | 'warning' | 'success';
  /** Below the bar. */
  children?: ReactNode;
}

/** A labelled bar of hours. */
export function HoursBar({ label, value, percent, color = 'primary', children }: HoursBarProps) {
  const id = useId();
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <Typography id={id} variant="body2">
          {label}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 'fontWeightBold', whiteSpace: 'nowrap' }}>
          {value}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={color}
        aria-labelledby={id}
        aria-valuetext={value}
      />
      {children}
    </div>
  );
}
