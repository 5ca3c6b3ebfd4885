import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText, type CopyMessages } from '#client/lib/copy-text.ts';
import { ShareLinkButton } from './ShareLinkButton.tsx';

interface Props {
  /** 'Link for Jo', the label of the field. */
  label: string;
  /** 'Copy link', the name of the button. */
  copyLabel: string;
  value: string;
  notice: string;
  isWarning?: boolean;
  messages: CopyMessages;
  /** Title of what a link opens, if the link is meant for another person. */
  shareTitle?: string;
  onDone: () => void;
}

/** Shows a new secret once, to copy. */
export function CopyOnce({
  label,
  copyLabel,
  value,
  notice,
  isWarning = false,
  messages,
  shareTitle,
  onDone,
}: Props) {
  const copyButton = useRef<HTMLButtonElement>(null);
  // The form had the focus before.
  useEffect(() => copyButton.current?.focus(), []);

  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <Alert severity={isWarning ? 'warning' : 'info'}>{notice}</Alert>
      <TextField
        label={label}
        value={value}
        multiline
        maxRows={6}
        slotProps={{
          input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: '0.875rem' } },
          htmlInput: { spellCheck: false, sx: { overflowWrap: 'anywhere' } },
        }}
        onFocus={({ target }) => target.select()}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          ref={copyButton}
          variant="contained"
          startIcon={<Copy />}
          onClick={() => void copyText(value, messages)}
        >
          {copyLabel}
        </Button>
        {shareTitle && (
          <ShareLinkButton link={{ title: shareTitle, url: value }} messages={messages} />
        )}
        <Button onClick={onDone}>Done</Button>
      </Stack>
    </Stack>
  );
}
