import Box, { type BoxProps } from '@mui/material/Box';

interface Props extends Pick<BoxProps, 'aria-label' | 'aria-labelledby' | 'aria-valuetext'> {
  /** From 0 to 100. */
  percent: number;
  color?: 'primary' | 'warning' | 'success';
  /** Styles of its place in a layout. */
  sx?: { my?: number; mt?: number; flexGrow?: number };
}

/** The browser's own progress bar. MUI's also has an indeterminate mode, which costs 2 kB. */
export function ProgressBar({ percent, color = 'primary', sx, ...words }: Props) {
  return (
    <Box
      component="progress"
      value={percent}
      max={100}
      {...words}
      sx={{ ...track, ...sx, color: `${color}.main` }}
    />
  );
}

const filled = { bgcolor: 'currentColor', borderRadius: '5px' } as const;

const track = {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 10,
  border: 0,
  borderRadius: '5px',
  overflow: 'hidden',
  bgcolor: 'divider',
  // Otherwise the browser would give both parts the page's own colour.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    bgcolor: 'Canvas',
    border: '1px solid CanvasText',
    color: 'Highlight',
  },
  '&::-webkit-progress-bar': { bgcolor: 'transparent' },
  '&::-webkit-progress-value': filled,
  '&::-moz-progress-bar': filled,
} as const;
