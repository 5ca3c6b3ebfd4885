import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a part of a case. It takes the focus, since the part shows because a button was pressed. */
export function CaseHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography
      ref={heading}
      variant="subtitle2"
      component="h5"
      tabIndex={-1}
      sx={{ mt: 2, outline: 'none' }}
    >
      {children}
    </Typography>
  );
}
