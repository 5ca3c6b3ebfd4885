import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useContext, useState, type SubmitEvent } from 'react';
import { ChooseFileButton } from '#client/components/ChooseFileButton.tsx';
import { DayOrderChoice } from '#client/components/DayOrderChoice.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SendButton } from '#client/components/form/SendButton.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { now } from '#client/lib/dates.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { useRetention } from '#client/lib/retention.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import type { DayOrder } from '#domain/day-order';
import { monthHoursProblem, practiceLimits } from '#domain/records/practice-periods';
import { readPracticeSentence, SENTENCE_MAX } from '#domain/records/practice-sentence';
import {
  monthsOf,
  rosterMessages as messages,
  rosterTitles,
  type RosterFile,
} from '#domain/messages/roster';
import { rosterPanelMessages } from '#domain/messages/rosters';
import { MonthsTable, type TypedMonth } from './MonthsTable.tsx';
import { readRoster } from '#client/lib/roster/read-roster.ts';
import { TitlesChoice } from './TitlesChoice.tsx';
import { useComing } from './useComing.ts';
import { QueuedEntry } from '#client/records/form/useQueued.ts';
import { useAddSeveral, waitingSeveral } from './useAddSeveral.ts';

interface Props {
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Roster read from a file, which is read again if the user chooses the order of its dates. */
type ReadFile = RosterFile & { file: File };

/** Reason why nothing was read, by the field it was read from. */
interface Unread {
  sentence?: string;
  file?: string;
}

/** Reads a sentence or a file, shows its hours by month, and adds those that are left. */
export function SeveralForm({ onSaved, onDirty }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const { today } = useRetention();
  const queued = useContext(QueuedEntry);
  const [start] = useState(() => queued && waitingSeveral(queued));
  const add = useAddSeveral(queued ?? undefined);
  const coming = useComing(timeZone);
  const [sentence, setSentence] = useState('');
  const [employer, setEmployer] = useState(start?.employer ?? '');
  const [roster, setRoster] = useState<ReadFile | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [months, setMonths] = useState<readonly TypedMonth[]>(start?.periods ?? []);
  const [note, setNote] = useState<string | null>(null);
  const [unread, setUnread] = useState<Unread>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isChecked = attempts > 0;
  const isEmployerMissing = employer.trim().length < practiceLimits.employer.min;

  /** While it is typed, a sentence that cannot be read yet is no mistake. */
  function readSentence(line: string, isWhole: boolean) {
    setSentence(line);
    if (line.trim() === '' && roster) return;
    onDirty(line !== '');
    setRoster(null);
    if (line.trim() === '') return show([], null);
    const read = readPracticeSentence(line, today);
    if ('problem' in read) return show([], null, isWhole ? { sentence: read.problem } : {});
    if (read.employer) setEmployer(read.employer);
    return show(read.months, read.understood);
  }
  function show(next: readonly TypedMonth[], understood: string | null, wrong: Unread = {}) {
    setMonths(next);
    setNote(understood);
    setUnread(wrong);
    setProblem(null);
    setAttempts(0);
  }
  async function readFile(file: File, chosen?: DayOrder) {
    setSentence('');
    onDirty(true);
    try {
      const place = { now: now(), timeZone, ...(chosen && { dayOrder: chosen }) };
      const read = await readRoster(file, place);
      await coming.read(file, place);
      setRoster({ ...read, file });
      chooseTitles(read, new Set());
    } catch (error) {
      setRoster(null);
      show([], null, { file: messageOf(error as Error) });
    }
  }
  function chooseTitles(read: RosterFile, without: ReadonlySet<string>) {
    setLeft(without);
    const isUnsure = read.dayOrder === 'unsure';
    const shifts = isUnsure ? [] : read.shifts.filter(({ title }) => !without.has(title));
    show(monthsOf(shifts, { today, timeZone }), read.notes.join(' ') || null);
  }
  async function save(event: SubmitEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
    setProblem(null);
    if (months.length === 0) {
      const read = readPracticeSentence(sentence, today);
      const isRead = sentence.trim() !== '' && 'problem' in read;
      return setUnread({ sentence: isRead ? read.problem : messages.nothingRead });
    }
    if (isEmployerMissing || months.some(monthHoursProblem)) return;
    const periods = months.flatMap((month) => {
      const hours = Number(month.hours);
      return hours > 0 ? { ...month, hours } : [];
    });
    if (periods.length === 0) return setProblem(messages.nothingChosen);
    setSaving(true);
    const wrong = await add({ employer: employer.trim(), periods });
    if (!wrong && roster) await coming.save(left);
    setSaving(false);
    return wrong ? setProblem(wrong) : onSaved();
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void save(event)}
      sx={{ gap: 2.5, pt: 1 }}
    >
      <TextInput
        id="practice-sentence"
        name="sentence"
        label={messages.sentence}
        value={sentence}
        placeholder={messages.sentenceExample}
        helperText={`Such as: ${messages.sentenceExample}`}
        error={unread.sentence}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: SENTENCE_MAX } }}
        onChange={(event) => readSentence(event.target.value, false)}
        onBlur={() => months.length === 0 && readSentence(sentence, true)}
      />
      <div>
        <ChooseFileButton
          label={messages.file}
          accept=".csv,.ics,text/csv,text/calendar"
          variant="outlined"
          startIcon={<Upload />}
          onFile={(file) => void readFile(file)}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {messages.fileHelp}
        </Typography>
      </div>
      <div aria-live="polite">
        {unread.file && <Alert severity="error">{unread.file}</Alert>}
        {note && (
          <Alert severity="info" role="note">
            {note}
          </Alert>
        )}
      </div>
      {roster?.dayOrder && (
        <DayOrderChoice
          order={roster.dayOrder}
          disabled={isSaving}
          onChange={(order) => void readFile(roster.file, order)}
        />
      )}
      {roster && roster.dayOrder !== 'unsure' && (
        <TitlesChoice
          titles={rosterTitles(roster.shifts)}
          left={left}
          onChange={(next) => chooseTitles(roster, next)}
        />
      )}
      {months.length > 0 && (
        <>
          <TextInput
            id="practice-employer"
            name="employer"
            label={messages.employer}
            required
            error={isChecked && isEmployerMissing ? `${messages.employer} is required` : undefined}
            value={employer}
            slotProps={{ htmlInput: { maxLength: practiceLimits.employer.max } }}
            onChange={(event) => setEmployer(event.target.value)}
          />
          <MonthsTable months={months} isChecked={isChecked} onChange={setMonths} />
          {roster && coming.hasComing && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={coming.isWanted}
                  onChange={(_, isWanted) => coming.setWanted(isWanted)}
                />
              }
              label={rosterPanelMessages.useForReminders}
            />
          )}
        </>
      )}
      <div aria-live="polite">{problem && <Alert severity="error">{problem}</Alert>}</div>
      <FormActions>
        <SendButton isSending={isSaving} attempts={attempts} pendingLabel="Saving...">
          {messages.save}
        </SendButton>
      </FormActions>
    </Stack>
  );
}
