import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { UsersRound } from 'lucide-react';
import { useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import { START_CREW, paths } from '#client/lib/paths.ts';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { CountField } from '#client/components/counts/CountField.tsx';
import {
  BriefFilesContext,
  ChosenFilesContext,
} from '#client/records/files/record-files-context.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import type { ToLog } from '#client/lib/log-this.ts';
import { runningStopwatch } from '#client/lib/stopwatch.ts';
import { activityCategories, hoursLabel, hoursQuestion } from '#domain/records/activities';
import { activityFields } from '#domain/records/activities.fields';
import { proposalFor, proposalText } from '#domain/records/activity-proposals';
import {
  activityTypeLabels,
  activityTypes,
  type ActivityType,
} from '#domain/records/activity-types';
import { isReadableCertificate } from '#domain/records/certificate-files';
import { addDays, civilDate, dayLabel, type CivilDate } from '#domain/dates';
import {
  LINE_MAX,
  lostMinutes,
  quickLogHours,
  quickLogTexts as texts,
  readWords,
  recordable,
} from '#domain/records/quick-log';
import type { About } from '#domain/records/quick-log-parts';
import { fieldsToLog, onDay, quickFields, type ActivityFields } from '../form-values.ts';
import { ChoiceChip } from './ChoiceChip.tsx';
import { LogAgain } from './LogAgain.tsx';
import { Stopwatch } from './Stopwatch.tsx';

interface Props {
  timeZone: string;
  /** The subject of the activity, if it started with one. */
  toLog: ToLog | undefined;
  files: ReactNode;
  /** Shows all fields, with what is there. */
  onMore: () => void;
  /** Called when an activity was logged without this form. */
  onLogged: (id: string) => void;
}

const OtherDay = lazyPart(async () => (await import('./OtherDay.tsx')).OtherDay);

const FromCertificates = lazyPart(
  async () => (await import('./certificates/FromCertificates.tsx')).FromCertificates,
);

/** One line of words that fills in an activity; chips show what was understood, and what logged before can be repeated. */
export function QuickFields({ timeZone, toLog, files, onMore, onLogged }: Props) {
  const { values, setValues, errors, status, submitCount } = useFormikContext<ActivityFields>();
  const employer = useCurrentUser().user?.organization ?? null;
  const today = todayIn(timeZone);
  // The words, and the title they gave; a restored draft brings a title of its own.
  const [{ words, title, isRead }, setLine] = useState(lineOf(values.title));
  const line = title === values.title ? words : values.title;
  /** Fields that were given or corrected: the words leave them as they are. */
  const chosen = useRef(new Set<keyof ActivityFields>());
  // A running stopwatch is shown first.
  const [isTiming] = useState(() => runningStopwatch() !== null);
  const [isPicking, setPicking] = useState(false);
  /** Fields whose chips were answered: their words no longer raise a question. */
  const [answers, setAnswers] = useState<ReadonlySet<keyof ActivityFields>>(new Set());
  const certificates = useContext(ChosenFilesContext).filter(isReadableCertificate);
  /** Fields that the user filled in from a certificate. */
  const [confirmed, setConfirmed] = useState<ReadonlySet<keyof ActivityFields>>(new Set());
  const id = useId();
  // Coming after its file, it would move what is about to be pressed.
  useEffect(() => FromCertificates.ahead(), []);

  function type(next: string) {
    const { fields: said, parts } = readWords(next, today, employer);
    const { day, hours, ...read } = said;
    if (!isRead || title !== values.title) keepGiven();
    const fields = { ...values, ...onDay(day, today), ...read, hours: hours ?? '' } as const;
    // Given values, such as a draft's, stay unless the words are about them; values chosen at a chip always stay.
    const isSaid = (name: keyof ActivityFields) =>
      !answers.has(name) && parts.some(({ about }) => about && fieldsAbout[about].includes(name));
    const kept = [...chosen.current]
      .filter((name) => !isSaid(name))
      .map((name) => [name, values[name]] as const);
    setLine({ words: next, title: read.title, isRead: true });
    void setValues({ ...fields, ...Object.fromEntries(kept) });
  }

  /** Keeps fields not read from the line when it changes. */
  function keepGiven() {
    const empty = quickFields(today);
    for (const name of namesOf(values)) {
      const isGiven = JSON.stringify(values[name]) !== JSON.stringify(empty[name]);
      if (isGiven && name !== 'title') chosen.current.add(name);
    }
  }

  function choose(fields: Partial<ActivityFields>) {
    for (const name of namesOf(fields)) chosen.current.add(name);
    setAnswers(new Set([...answers, ...namesOf(fields)]));
    void setValues({ ...values, ...fields });
  }

  /** Fills in values that the user confirmed on a certificate; its title takes the place of the words. */
  function confirm({ title: given, ...fields }: Partial<ActivityFields>) {
    setConfirmed(new Set([...confirmed, 'title', ...namesOf(fields)]));
    for (const name of namesOf(fields)) chosen.current.add(name);
    setAnswers(new Set([...answers, ...namesOf(fields)]));
    if (given !== undefined) setLine(lineOf(given));
    void setValues({ ...values, ...fields, ...(given !== undefined && { title: given }) });
  }

  /** The day on which it was started; a length that is too short or too long is asked. */
  function timed(hours: number | null, since: Date, about: ToLog | null) {
    const day = onDay(civilDate(since, timeZone), today);
    if (!about || isBegun) return choose({ hours: hours ?? '', ...day });
    setLine(lineOf(about.title));
    void setValues({ ...fieldsToLog(about, today), hours: hours ?? '', ...day });
  }

  /** What a type proposes; a certificate's provider stays. */
  function proposedFor(next: ActivityType) {
    const { provider: usual, ...proposal } = proposalFor(next, employer);
    return confirmed.has('provider') ? proposal : { ...proposal, provider: usual };
  }

  function chooseDay(day: CivilDate | 'another') {
    setPicking(day === 'another');
    choose(onDay(day === 'another' ? values.completedDate : day, today));
  }

  const { activityType, isInteractive } = values;
  // Read from the words besides the fields: what was not understood, and minutes that do not fit into half hours.
  const { asked, minutes } = readWords(line, today, employer);
  const isLost = minutes !== null && values.hours !== '' && values.hours === recordable(minutes);
  const lost = isLost ? lostMinutes(minutes) : null;
  const isWithWhom = asked.people.length > 0 && !answers.has('isInteractive');
  const day = values.status === 'completed' ? values.completedDate : values.startDate;
  const days = [
    { value: today, label: texts.today },
    { value: addDays(today, -1), label: texts.yesterday },
    { value: 'another', label: texts.anotherDay },
  ];
  const dayWords = days.find(({ value }) => value === day)?.label ?? (day && dayLabel(day));
  const understood = [...(values.hours === '' ? [] : [hoursLabel(values.hours)]), dayWords]
    .filter(Boolean)
    .join(', ');
  const refused = (status as { refused?: Record<string, string> } | undefined)?.refused;
  const unsaid = {
    ...(values.hours === '' && { hours: texts.noHours }),
    ...(!day && { completedDate: texts.noDay }),
  };
  const { title: titleProblem, ...others } = { ...errors, ...refused, ...unsaid };
  const problems = submitCount > 0 ? Object.values(others) : [];
  const lineProblem = submitCount > 0 ? titleProblem : undefined;
  const { setting, provider } = values;
  const filled = proposalText({ isInteractive: false, setting, provider });
  // A given subject shows before the user types.
  const isBegun = line !== '' || toLog !== undefined || confirmed.size > 0;
  const proof = toLog?.documents?.[0]?.title ?? values.evidence;
  const stopwatch = <Stopwatch timeZone={timeZone} onStop={timed} />;
  return (
    <>
      <Stack sx={{ gap: 2, pt: 1 }}>
        <MuiTextField
          id={`${id}-line`}
          name="title"
          label={texts.line}
          placeholder={texts.example}
          helperText={lineProblem ?? texts.hint}
          value={line}
          onChange={({ target }) => type(target.value)}
          autoFocus
          fullWidth
          autoComplete="off"
          error={lineProblem !== undefined}
          slotProps={{
            htmlInput: { maxLength: LINE_MAX, enterKeyHint: 'done' },
            inputLabel: { shrink: true },
          }}
        />
        {isBegun && (
          <>
            <Stack
              component="fieldset"
              direction="row"
              aria-label={texts.understood}
              sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}
            >
              <ChoiceChip
                name={activityFields.hours.label}
                label={
                  values.hours === ''
                    ? texts.asked(texts.howLong, asked.hours)
                    : (lost ?? hoursLabel(values.hours))
                }
                options={quickLogHours.map((value) => ({ value, label: hoursLabel(value) }))}
                onChoose={(hours) => choose({ hours })}
                isWrong={values.hours === ''}
              />
              <ChoiceChip
                name={texts.day}
                label={dayWords ?? texts.asked(texts.whichDay, asked.day)}
                options={days}
                onChoose={chooseDay}
                isWrong={!day}
              />
              <ChoiceChip
                name={activityFields.activityType.label}
                label={activityType ? activityTypeLabels[activityType] : texts.whichType}
                options={activityTypes.map((value) => ({
                  value,
                  label: activityTypeLabels[value],
                }))}
                onChoose={(next) =>
                  // Practitioners read from the line stay.
                  choose({
                    activityType: next,
                    ...(!isInteractive && proposedFor(next)),
                  })
                }
              />
              <ChoiceChip
                name={activityFields.category.label}
                label={values.category}
                options={activityCategories.map((value) => ({ value, label: value }))}
                onChoose={(category) => choose({ category })}
              />
              <ChoiceChip
                name={texts.withOthers}
                label={
                  isWithWhom
                    ? texts.asked(texts.withOthersQuestion, asked.people)
                    : isInteractive
                      ? texts.interactive
                      : texts.notInteractive
                }
                isWrong={isWithWhom}
                options={[
                  { value: 'in-person', label: texts.interactive },
                  { value: '', label: texts.notInteractive },
                ]}
                onChoose={(value) =>
                  choose({ isInteractive: value !== '', setting: value || null })
                }
              />
            </Stack>
            {problems.length > 0 && (
              <FormHelperText error role="alert">
                {problems.join(' ')}
              </FormHelperText>
            )}
            {isPicking && <OtherDay timeZone={timeZone} />}
            <Typography variant="body2" color="textSecondary" aria-live="polite">
              {texts.titled(values.title)}
              {/* The chips show it; who only hears the line hears it here. */}
              {understood && <VisuallyHidden> {understood}.</VisuallyHidden>}
              {hoursQuestion(values.hours) && ` ${hoursQuestion(values.hours)}`}
              {filled && ` ${filled}`}
              {proof && ` ${texts.evidence(proof)}`}
              {values.status !== 'completed' && ` ${texts.isPlanned}`}
            </Typography>
            <CountField
              activity={values}
              timeZone={timeZone}
              onKeep={(countAnswers) => choose({ countAnswers })}
            />
          </>
        )}
        {certificates.length > 0 && (
          <FromCertificates files={certificates} today={today} onUse={confirm} />
        )}
        {isTiming && stopwatch}
        {!isBegun && (
          <LogAgain
            {...{ today, onLogged }}
            onChange={(fields) => {
              setLine(lineOf(fields.title));
              void setValues(fields);
            }}
          />
        )}
        {isBegun && files}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          {!isTiming && stopwatch}
          {!isBegun && (
            <>
              <BriefFilesContext value>{files}</BriefFilesContext>
              <Button
                component={RouterLink}
                to={paths.crew + START_CREW}
                startIcon={<UsersRound />}
              >
                {texts.crew}
              </Button>
            </>
          )}
        </Box>
      </Stack>
      <FormActions>
        <Button variant="outlined" onClick={onMore}>
          {texts.moreFields}
        </Button>
        <SubmitButton pendingLabel="Saving...">Save activity</SubmitButton>
      </FormActions>
    </>
  );
}

/** A title that did not come from words. */
const lineOf = (title: string) => ({ words: title, title, isRead: title === '' });

/** The fields that words about something fill in. */
const fieldsAbout: Record<About, readonly (keyof ActivityFields)[]> = {
  hours: ['hours'],
  day: ['status', 'completedDate', 'startDate', 'endDate'],
  people: ['isInteractive', 'practitioners', 'setting'],
};

const namesOf = (fields: Partial<ActivityFields>) =>
  Object.keys(fields) as (keyof ActivityFields)[];
