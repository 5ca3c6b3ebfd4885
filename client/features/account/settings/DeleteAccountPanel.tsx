import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';

const DeleteAccountDialog = lazyDialog(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

/** Deletes the account. */
export function DeleteAccountPanel({ timeZone }: { timeZone: string | undefined }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Panel title="Delete Account">
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
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
