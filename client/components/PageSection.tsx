import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PanelHeading } from './Panel.tsx';

interface Props {
  /** The fragment of its address: `#id`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Panels of a long page under a shared heading that links can target. */
export function PageSection({ id, title, children }: Props) {
  return (
    <Stack id={id} sx={{ gap: 2, scrollMarginTop: (theme) => theme.spacing(9) }}>
      <Typography variant="subtitle1" component="h2" sx={{ color: 'text.secondary', mt: 1 }}>
        {title}
      </Typography>
      <PanelHeading value="h3">{children}</PanelHeading>
    </Stack>
  );
}

/** Links to each section, at the top of a long page. */
export function SectionLinks({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <Stack
      component="nav"
      aria-label="On this page"
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {sections.map(({ id, title }) => (
        <Button key={id} href={`#${id}`} variant="outlined" color="inherit">
          {title}
        </Button>
      ))}
    </Stack>
  );
}
