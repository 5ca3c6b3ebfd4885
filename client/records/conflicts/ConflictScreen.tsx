import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormActions } from '#client/components/form/FormActions.tsx';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
  actions: ReactNode;
}

/**
 * Takes the form's place while the user must decide; its heading takes the focus, so that a screen reader reads why.
 */
export function ConflictScreen({ title, text, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section aria-labelledby={`${id}-title`}>
      <Stack sx={{ gap: 2.5, pt: 1 }}>
        <Typography
          id={`${id}-title`}
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h3"
          aria-describedby={`${id}-text`}
        >
          {title}
        </Typography>
        <Typography id={`${id}-text`}>{text}</Typography>
        {children}
      </Stack>
      <FormActions>{actions}</FormActions>
    </section>
  );
}
