import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { showToast } from '#client/lib/toast.ts';
import { sharedMessages as messages } from '#domain/shared-submissions';

interface Props {
  url: string;
  name: string;
  hasPassphrase: boolean;
  onDone: () => void;
}

/** The link that was just made, to copy: no other screen can show it. */
export function MadeLink({ url, name, hasPassphrase, onDone }: Props) {
  const copyButton = useRef<HTMLButtonElement>(null);
  // The form had the focus before.
  useEffect(() => copyButton.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast(messages.copied);
    } catch {
      showToast({ ...messages.copyFailed, variant: 'destructive' });
    }
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info">{hasPassphrase ? messages.onceWithPassphrase : messages.once}</Alert>
      <TextField
        label={`Link for ${name}`}
        value={url}
        multiline
        slotProps={{ input: { readOnly: true }, htmlInput: { sx: { overflowWrap: 'anywhere' } } }}
        onFocus={({ target }) => target.select()}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          ref={copyButton}
          variant="contained"
          startIcon={<Copy />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Stack>
    </Stack>
  );
}
