import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useContext, useState } from 'react';
import { ChooseFileButton } from '#client/components/ChooseFileButton.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { now } from '#client/lib/dates.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { useRetention } from '#client/lib/retention.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { practiceLimits, type PracticeMonth } from '#domain/practice-periods';
import { readPracticeSentence, SENTENCE_MAX } from '#domain/practice-sentence';
import {
  monthsOf,
  rosterMessages as messages,
  rosterTitles,
  type RosterFile,
} from '#domain/roster';
import { rosterPanelMessages } from '#domain/rosters';
import { MonthsTable } from './MonthsTable.tsx';
import { readRoster } from '#client/lib/roster/read-roster.ts';
import { TitlesChoice } from './TitlesChoice.tsx';
import { useComing } from './useComing.ts';
import { QueuedEntry } from '#client/records/form/useQueued.ts';
import { useAddSeveral, waitingSeveral } from './useAddSeveral.ts';

interface Props {
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
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
  const [roster, setRoster] = useState<RosterFile | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [months, setMonths] = useState<readonly PracticeMonth[]>(start?.periods ?? []);
  const [note, setNote] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  /** While it is typed, a sentence that cannot be read yet is no mistake. */
  function readSentence(line: string, isWhole: boolean) {
    setSentence(line);
    if (line.trim() === '' && roster) return;
    onDirty(line !== '');
    setRoster(null);
    if (line.trim() === '') return show([], null, null);
    const read = readPracticeSentence(line, today);
    if ('problem' in read) return show([], null, isWhole ? read.problem : null);
    if (read.employer) setEmployer(read.employer);
    return show(read.months, read.understood, null);
  }
  function show(next: readonly PracticeMonth[], understood: string | null, wrong: string | null) {
    setMonths(next);
    setNote(understood);
    setProblem(wrong);
  }
  async function readFile(file: File) {
    setSentence('');
    onDirty(true);
    try {
      const place = { now: now(), timeZone };
      const read = await readRoster(file, place);
      await coming.read(file, place);
      setRoster(read);
      chooseTitles(read, new Set());
    } catch (error) {
      setRoster(null);
      show([], null, messageOf(error as Error));
    }
  }
  function chooseTitles(read: RosterFile, without: ReadonlySet<string>) {
    setLeft(without);
    const shifts = read.shifts.filter(({ title }) => !without.has(title));
    show(monthsOf(shifts, { today, timeZone }), read.notes.join(' ') || null, null);
  }
  async function save() {
    const periods = months.filter(({ hours }) => hours > 0);
    if (employer.trim().length < practiceLimits.employer.min)
      return setProblem(`${messages.employer} is required`);
    if (periods.length === 0) return setProblem(messages.nothingChosen);
    setSaving(true);
    const wrong = await add({ employer: employer.trim(), periods });
    if (!wrong && roster) await coming.save(left);
    setSaving(false);
    return wrong ? setProblem(wrong) : onSaved();
  }

  return (
    <Stack sx={{ gap: 2.5, pt: 1 }}>
      <TextInput
        id="practice-sentence"
        name="sentence"
        label={messages.sentence}
        value={sentence}
        placeholder={messages.sentenceExample}
        helperText={`Such as: ${messages.sentenceExample}`}
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
        {problem && <Alert severity="warning">{problem}</Alert>}
        {note && !problem && (
          <Alert severity="info" role="note">
            {note}
          </Alert>
        )}
      </div>
      {roster && (
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
            value={employer}
            slotProps={{ htmlInput: { maxLength: practiceLimits.employer.max } }}
            onChange={(event) => setEmployer(event.target.value)}
          />
          <MonthsTable months={months} onChange={setMonths} />
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
      <FormActions>
        <Button
          variant="contained"
          disabled={months.length === 0 || isSaving}
          aria-busy={isSaving}
          onClick={() => void save()}
        >
          {isSaving ? 'Saving...' : messages.save}
        </Button>
      </FormActions>
    </Stack>
  );
}
