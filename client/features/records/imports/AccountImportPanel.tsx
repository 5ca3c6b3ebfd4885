import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { accountImportMessages as messages } from '#domain/records/imports';

/** Loaded on first use: it brings the ZIP reader. */
const AccountImportDialog = lazyDialog(
  async () => (await import('./AccountImportDialog.tsx')).AccountImportDialog,
);

/** Imports an export of this or another account. */
export function AccountImportPanel() {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={messages.title}>
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Typography>{messages.intro}</Typography>
        <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpen(true)}>
          {messages.title}
        </Button>
      </Stack>
      <AccountImportDialog open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
