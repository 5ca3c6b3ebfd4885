import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeader } from '#client/components/PageHeader.tsx';
import type { SharedFile } from '#client/lib/share.ts';
import { ShareButtons } from './ShareButtons.tsx';

interface Props {
  title: string;
  /** The list that the record is in. */
  list: { to: string; label: string };
  /** Buttons of this kind of record, before those of every kind. */
  actions?: ReactNode;
  /** Its files, which can be shared. */
  files?: readonly SharedFile[];
  children: ReactNode;
}

/** The page of one record: it can be shared and printed. */
export function RecordPage({ title, list, actions, files = [], children }: Props) {
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <PageHeader
        title={title}
        description={
          <Link component={RouterLink} to={list.to} data-screen-only data-alone>
            ‹ {list.label}
          </Link>
        }
      />
      <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        {actions}
        <ShareButtons title={title} files={files} />
        <Button onClick={() => window.print()}>Print</Button>
      </Box>
      <Stack sx={{ gap: 2 }}>{children}</Stack>
    </>
  );
}

/** On paper only the record itself, in black on white. */
const printStyles = {
  '@media print': {
    'aside, header, [data-screen-only], [data-toasts]': { display: 'none !important' },
    '[data-page-header]': { marginTop: '0 !important', padding: '0 !important' },
    'body, main, main *': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
    },
    'main section': { breakInside: 'avoid' },
    // What is folded away on the screen is all there, without the line that stands for it.
    'main summary': { display: 'none !important' },
    'main details::details-content': { contentVisibility: 'visible' },
  },
} as const;
