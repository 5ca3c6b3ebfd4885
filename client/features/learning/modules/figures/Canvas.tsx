import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** In units of about a pixel on a phone; the width is 360. */
  height: number;
  children: ReactNode;
}

/** The frame of a drawing. Lines and texts have the theme's text colour, and scale with the column. */
export function Canvas({ title, height, children }: Props) {
  const id = useId();
  return (
    <Box
      component="svg"
      viewBox={`0 0 360 ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img tag
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      sx={{ display: 'block', width: '100%', maxWidth: 520, height: 'auto', color: 'text.primary' }}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>The same stands below, under “In words”.</desc>
      {children}
    </Box>
  );
}
