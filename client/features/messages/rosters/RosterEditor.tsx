import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ChooseFileButton } from '#client/components/ChooseFileButton.tsx';
import { DayOrderChoice } from '#client/components/DayOrderChoice.tsx';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import type { RosterPartsFragment } from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { readComing } from '#client/lib/roster/read-roster.ts';
import type { DayOrder } from '#domain/day-order';
import { comingShifts, comingWindow } from '#domain/messages/roster';
import { rosterPanelMessages as messages, shiftLimits } from '#domain/messages/rosters';
import { FollowCalendar } from './FollowCalendar.tsx';
import { RosterNow } from './RosterNow.tsx';
import { useRoster } from './useRoster.ts';

/** Shows the roster and replaces it by a sentence, a file, or a calendar that is followed. */
export function RosterEditor({ user }: { user: RosterPartsFragment }) {
  const { roster, timeZone } = user;
  const { setPattern, setShifts, remove, isSaving, ...calendar } = useRoster();
  const [sentence, setSentence] = useState(roster?.pattern ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<{ file: File; order: DayOrder } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { heading, area } = useListFocus();

  async function savePattern(event: FormEvent) {
    event.preventDefault();
    setNotes([]);
    setAsked(null);
    setProblem(await setPattern(sentence));
  }
  async function readFile(file: File, chosen?: DayOrder) {
    setNotes([]);
    // The choice of the order stays while the file is read in another one: it has the focus.
    if (!chosen) setAsked(null);
    try {
      const place = { now: now(), timeZone, ...(chosen && { dayOrder: chosen }) };
      const read = await readComing(file, place);
      const coming = comingShifts(read.shifts, comingWindow(place.now, timeZone));
      const all = [...read.notes, ...coming.notes];
      if (read.dayOrder) setAsked({ file, order: read.dayOrder });
      if (read.dayOrder === 'unsure') return setProblem(all.join(' '));
      const failed = await setShifts(coming.shifts);
      setProblem(failed && [failed, ...(coming.shifts.length === 0 ? all : [])].join(' '));
      if (failed) return;
      setNotes(all);
      setSentence('');
    } catch (error) {
      setProblem(messageOf(error as Error));
    }
  }

  return (
    <Stack {...area} sx={{ gap: 2.5 }}>
      {roster && <RosterNow {...{ roster, timeZone, heading }} />}
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void savePattern(event)}
        sx={{ gap: 1.5 }}
      >
        <TextInput
          id="roster-pattern"
          name="pattern"
          label={messages.sentence}
          value={sentence}
          placeholder={messages.example}
          helperText={messages.help}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: shiftLimits.sentence } }}
          onChange={({ target }) => setSentence(target.value)}
        />
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button type="submit" variant="outlined" disabled={isSaving || sentence.trim() === ''}>
            {messages.save}
          </Button>
          <ChooseFileButton
            label={messages.file}
            accept=".csv,.ics,text/csv,text/calendar"
            variant="outlined"
            startIcon={<Upload />}
            disabled={isSaving}
            onFile={(file) => void readFile(file)}
          />
          {roster && (
            <Button color="error" onClick={() => setAsking(true)}>
              {messages.remove}
            </Button>
          )}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {messages.privacy}
        </Typography>
      </Stack>
      <div aria-live="polite">
        {problem && <Alert severity="warning">{problem}</Alert>}
        {!problem && notes.length > 0 && (
          <Alert severity="info" role="note">
            {notes.join(' ')}
          </Alert>
        )}
      </div>
      {asked && (
        <DayOrderChoice
          order={asked.order}
          disabled={isSaving}
          onChange={(order) => void readFile(asked.file, order)}
        />
      )}
      <FollowCalendar
        {...calendar}
        user={user}
        isSaving={isSaving}
        onFollowed={() => {
          setSentence('');
          setNotes([]);
          setAsked(null);
          setProblem(null);
        }}
      />
      <ConfirmDialog
        {...messages.removeQuestion}
        open={isAsking}
        confirmLabel={messages.remove}
        destructive
        onConfirm={() => {
          setSentence('');
          setNotes([]);
          setAsked(null);
          setProblem(null);
          void remove();
        }}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
