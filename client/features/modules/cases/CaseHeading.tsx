import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** True if the user has just come here, so that the heading takes the focus. */
  hasMoved: boolean;
  children: ReactNode;
}

/** The heading of a part of a case. */
export function CaseHeading({ hasMoved, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  return (
    <Typography
      ref={heading}
      variant="subtitle2"
      component="h5"
      tabIndex={-1}
      sx={{ mt: 2, outline: 'none', scrollMarginTop: 16 }}
    >
      {children}
    </Typography>
  );
}
