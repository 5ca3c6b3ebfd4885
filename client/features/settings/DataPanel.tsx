import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { Panel } from '#client/components/Panel.tsx';
import { binMessages } from '#domain/bin';
import { ArchiveButton } from './ArchiveButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
}));

/** A dialog that stays while it fades. */
type Opened = { open: boolean; wasOpened?: boolean };

/** Taking everything out, and leaving. */
export function DataPanel({ timeZone }: { timeZone: string | undefined }) {
  const [deleting, setDeleting] = useState<Opened>({ open: false });
  const close = () => setDeleting({ open: false, wasOpened: true });
  return (
    <Panel title="Your Data">
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Typography>
          Everything this platform has stored about you, as one JSON file: your details, activities,
          reflections, documents and the rest. With files, it is a ZIP that also holds every
          evidence file. Both can be imported again.
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <DownloadButton timeZone={timeZone} />
          <ArchiveButton />
        </Stack>
        <Typography>{binMessages.inSettings}</Typography>
        <Button component={Link} to={paths.bin} variant="outlined" startIcon={<ArchiveRestore />}>
          Open the bin
        </Button>
        <Typography>
          Deleting your account removes all of it at once, and cannot be undone.
        </Typography>
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 />}
          onClick={() => setDeleting({ open: true, wasOpened: true })}
        >
          Delete my account
        </Button>
      </Stack>
      <Suspense fallback={null}>
        {deleting.wasOpened && (
          <DeleteAccountDialog open={deleting.open} timeZone={timeZone} onClose={close} />
        )}
      </Suspense>
    </Panel>
  );
}
