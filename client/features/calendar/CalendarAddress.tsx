import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type RefObject } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { calendarMessages } from '#domain/calendar';
import { copyAddress } from './copy-address.ts';
import type { useCalendarFeed } from './useCalendarFeed.ts';

type Props = { url: string; copyButton: RefObject<HTMLButtonElement | null> } & Pick<
  ReturnType<typeof useCalendarFeed>,
  'pending' | 'renew' | 'turnOff'
>;

/** The address of the calendar, and what can be done with it. */
export function CalendarAddress({ url, copyButton, pending, renew, turnOff }: Props) {
  const [asking, setAsking] = useState<'renew' | 'turnOff' | null>(null);
  const close = () => setAsking(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label="Calendar address"
        value={url}
        helperText={calendarMessages.secret}
        slotProps={{ input: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button ref={copyButton} variant="outlined" onClick={() => void copyAddress(url)}>
          Copy address
        </Button>
        <Button variant="outlined" href={url.replace(/^https?:/, 'webcal:')}>
          Open in calendar program
        </Button>
        <Button disabled={pending} onClick={() => setAsking('renew')}>
          Renew address
        </Button>
        <Button color="error" disabled={pending} onClick={() => setAsking('turnOff')}>
          Turn off
        </Button>
      </Stack>
      <ConfirmDialog
        {...calendarMessages.renewQuestion}
        open={asking === 'renew'}
        confirmLabel="Renew address"
        pending={pending}
        onConfirm={() => void renew().then(close)}
        onClose={close}
      />
      <ConfirmDialog
        {...calendarMessages.turnOffQuestion}
        open={asking === 'turnOff'}
        confirmLabel="Turn off"
        destructive
        pending={pending}
        onConfirm={() => void turnOff().then(close)}
        onClose={close}
      />
    </Stack>
  );
}
