import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type RefObject } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { copyText } from '#client/lib/copy-text.ts';
import { calendarMessages } from '#domain/messages/calendar-feeds';
import type { useCalendarFeed } from './useCalendarFeed.ts';

type Props = { url: string; copyButton: RefObject<HTMLButtonElement | null> } & Pick<
  ReturnType<typeof useCalendarFeed>,
  'renew' | 'turnOff'
>;

/** The calendar's address and its actions. */
export function CalendarAddress({ url, copyButton, renew, turnOff }: Props) {
  const [asking, setAsking] = useState<'renew' | 'turnOff' | null>(null);
  const close = () => setAsking(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label="Calendar link"
        value={url}
        helperText={calendarMessages.secret}
        slotProps={{ input: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          ref={copyButton}
          variant="outlined"
          onClick={() => void copyText(url, calendarMessages)}
        >
          Copy link
        </Button>
        <Button variant="outlined" href={url.replace(/^https?:/, 'webcal:')}>
          Open in calendar app
        </Button>
        <Button onClick={() => setAsking('renew')}>Renew link</Button>
        <Button color="error" onClick={() => setAsking('turnOff')}>
          Turn off calendar
        </Button>
      </Stack>
      <ConfirmDialog
        {...calendarMessages.renewQuestion}
        open={asking === 'renew'}
        confirmLabel="Renew link"
        onConfirm={() => void renew()}
        onClose={close}
      />
      <ConfirmDialog
        {...calendarMessages.turnOffQuestion}
        open={asking === 'turnOff'}
        confirmLabel="Turn off calendar"
        destructive
        onConfirm={() => void turnOff()}
        onClose={close}
      />
    </Stack>
  );
}
