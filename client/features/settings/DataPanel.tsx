import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { binMessages } from '#domain/bin';
import { ArchiveButton } from './ArchiveButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';

const DeleteAccountDialog = lazyDialog(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

/** Exports the data and deletes the account. */
export function DataPanel({ timeZone }: { timeZone: string | undefined }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Panel title="Your Data">
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Typography>
          Everything ParaMed CPD stores about you, as one JSON file: your details, activities,
          reflections, documents and the rest. With files, it is a ZIP that also has every evidence
          file. You can restore your records from either.
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
          onClick={() => setDeleting(true)}
        >
          Delete my account
        </Button>
      </Stack>
      <DeleteAccountDialog
        open={isDeleting}
        timeZone={timeZone}
        onClose={() => setDeleting(false)}
      />
    </Panel>
  );
}
