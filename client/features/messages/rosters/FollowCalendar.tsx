import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { SendButton } from '#client/components/form/SendButton.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import type { RosterPartsFragment } from '#client/graphql/generated.ts';
import {
  addressLimits,
  calendarUrl,
  followedLabel,
  rosterAddressMessages as messages,
} from '#domain/messages/roster-addresses';
import type { useRoster } from './useRoster.ts';

interface Props extends Pick<ReturnType<typeof useRoster>, 'setAddress' | 'removeAddress'> {
  user: RosterPartsFragment;
  /** True while the roster is saved in another way. */
  isSaving: boolean;
  onFollowed: () => void;
}

/** Follows the calendar at an address: shows its state and stops following it. */
export function FollowCalendar({ user, isSaving, onFollowed, setAddress, removeAddress }: Props) {
  const { canFollowRoster, roster, timeZone } = user;
  const [address, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);

  async function follow(event: FormEvent) {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (!calendarUrl(address)) return setProblem(messages.invalid);
    setProblem(null);
    setReading(true);
    const failed = await setAddress(address.trim());
    setReading(false);
    setProblem(failed);
    if (failed) return;
    setText('');
    onFollowed();
  }

  return (
    <Stack sx={{ gap: 1.5 }}>
      {roster?.calendar && (
        <Following
          calendar={roster.calendar}
          timeZone={timeZone}
          isOff={!canFollowRoster}
          onStop={() => setAsking(true)}
        />
      )}
      {canFollowRoster && (
        <Stack
          component="form"
          noValidate
          onSubmit={(event) => void follow(event)}
          sx={{ gap: 1.5, alignItems: 'flex-start' }}
        >
          <TextInput
            id="roster-address"
            name="address"
            type="url"
            label={messages.label}
            value={address}
            placeholder={messages.example}
            helperText={messages.help}
            error={problem ?? undefined}
            autoComplete="off"
            readOnly={isReading}
            slotProps={{
              htmlInput: { maxLength: addressLimits.characters, spellCheck: false },
            }}
            onChange={({ target }) => setText(target.value)}
          />
          <SendButton
            variant="outlined"
            isSending={isReading}
            attempts={attempts}
            pendingLabel={messages.following}
            disabled={isSaving || address.trim() === ''}
          >
            {messages.follow}
          </SendButton>
          <Typography variant="body2" color="textSecondary">
            {messages.privacy}
          </Typography>
        </Stack>
      )}
      <ConfirmDialog
        {...messages.stopQuestion}
        open={isAsking}
        confirmLabel={messages.stop}
        destructive
        onConfirm={() => void removeAddress()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

interface FollowingProps {
  calendar: NonNullable<NonNullable<RosterPartsFragment['roster']>['calendar']>;
  timeZone: string;
  /** True if this server reads no calendars. */
  isOff: boolean;
  onStop: () => void;
}

function Following({ calendar, timeZone, isOff, onStop }: FollowingProps) {
  const { host, readAt, failures, nextReadAt } = calendar;
  const { text, isFailing } = followedLabel(
    {
      host,
      failures,
      readAt: new Date(readAt),
      nextReadAt: nextReadAt ? new Date(nextReadAt) : null,
    },
    { timeZone, isOff },
  );
  return (
    <>
      <Alert
        severity={isFailing ? 'warning' : 'info'}
        role="note"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {text}
      </Alert>
      <Button color="error" onClick={onStop} sx={{ alignSelf: 'flex-start' }}>
        {messages.stop}
      </Button>
    </>
  );
}
