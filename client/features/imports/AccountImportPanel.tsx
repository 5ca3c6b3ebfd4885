import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Panel } from '#client/components/Panel.tsx';
import { accountImportMessages as messages } from '#domain/imports';

/** Loaded when it is first opened: with it comes what unpacks a ZIP. */
const AccountImportDialog = lazy(async () => ({
  default: (await import('./AccountImportDialog.tsx')).AccountImportDialog,
}));

/** Bringing in what was taken out of this or another account. */
export function AccountImportPanel() {
  const [dialog, setDialog] = useState<{ open: boolean; wasOpened?: boolean }>({ open: false });
  return (
    <Panel title={messages.title}>
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Typography>{messages.intro}</Typography>
        <Button
          variant="outlined"
          startIcon={<Upload />}
          onClick={() => setDialog({ open: true, wasOpened: true })}
        >
          {messages.title}
        </Button>
      </Stack>
      {dialog.wasOpened && (
        <Suspense>
          <AccountImportDialog
            open={dialog.open}
            onClose={() => setDialog({ ...dialog, open: false })}
          />
        </Suspense>
      )}
    </Panel>
  );
}
