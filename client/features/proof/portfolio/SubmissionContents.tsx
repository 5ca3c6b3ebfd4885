import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import {
  useSubmissionContentsQuery,
  type SubmissionContentsQuery,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { hoursLabel } from '#domain/records/activities';
import { dayLabel } from '#domain/dates';
import { sizeLabel } from '#domain/sizes';
import { PAGE_DEFAULT } from '#domain/pages';
import {
  reflectionOn,
  submissionSections,
  wholeSubmission,
  type SubmissionChoice,
} from '#domain/proof/submission';
import { choiceInput } from './submission-choice.ts';
import { toggled } from './toggled.ts';

interface Props {
  period: string;
  registration: string | null;
  choice: SubmissionChoice;
  onChange: (choice: SubmissionChoice) => void;
}

type Period = SubmissionContentsQuery['submission']['periods'][number];
type Activity = Period['activities'][number];

/** A box to tick for each section, activity, reflection, document and evidence file. */
export function SubmissionContents({ period, registration, choice, onChange }: Props) {
  const { include } = choice;
  const { data, error, refetch } = useSubmissionContentsQuery({
    variables: { period, registration, choice: choiceInput({ ...wholeSubmission, include }) },
    // A row of the register is numbered by the choice, so it is no entity of the cache.
    fetchPolicy: 'no-cache',
  });
  const [shown, setShown] = useState(PAGE_DEFAULT);
  if (error) {
    return <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!data) return <Skeleton variant="rounded" height={240} aria-label="Loading" />;
  const { periods } = data.submission;
  const activities = periods.flatMap((each) => each.activities);
  const others = periods.flatMap((each) => each.reflections);
  const documents = periods.flatMap((each) => each.documents);
  const ids = activities.map(({ activityId }) => Number(activityId));
  const files = choice.withoutSections.includes('evidence') ? [] : filesOf(data, choice);
  return (
    <Stack sx={{ gap: 3 }}>
      <Group title="Sections">
        {submissionSections.map(({ value, label }) => (
          <Tick
            key={value}
            label={label}
            isTicked={!choice.withoutSections.includes(value)}
            onChange={() =>
              onChange({ ...choice, withoutSections: toggled(choice.withoutSections, value) })
            }
          />
        ))}
      </Group>
      <Group title="Activities">
        {activities.length === 0 && (
          <Typography color="textSecondary">No completed activities in this period.</Typography>
        )}
        {activities.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" onClick={() => onChange({ ...choice, withoutActivities: [] })}>
              Include all activities
            </Button>
            <Button size="small" onClick={() => onChange({ ...choice, withoutActivities: ids })}>
              Leave all out
            </Button>
          </Box>
        )}
        {activities.slice(0, shown).map((activity) => (
          <ActivityTicks key={activity.activityId} {...{ activity, choice, onChange }} />
        ))}
        <More shown={shown} count={activities.length} onMore={setShown} />
      </Group>
      {others.length > 0 && !choice.withoutSections.includes('reflections') && (
        <Group title="Other reflections">
          {others.slice(0, shown).map((log) => {
            const id = Number(log.reflectiveLogId);
            const isIn = !choice.withoutReflections.includes(id);
            return (
              <Box key={id}>
                <Tick
                  label={log.about ?? reflectionOn(log.day)}
                  note={excerpt(log.content)}
                  isTicked={isIn}
                  onChange={() =>
                    onChange({
                      ...choice,
                      withoutReflections: toggled(choice.withoutReflections, id),
                    })
                  }
                />
                {isIn && <Withhold id={id} day={log.day} {...{ choice, onChange }} />}
              </Box>
            );
          })}
          <More shown={shown} count={others.length} onMore={setShown} />
        </Group>
      )}
      {documents.length > 0 && (
        <Group title="Documents">
          {documents.slice(0, shown).map(({ documentId: id, title, type, day }) => (
            <Tick
              key={id}
              label={title}
              note={`${type} · ${dayLabel(day)}`}
              isTicked={!choice.withoutDocuments.includes(Number(id))}
              onChange={() =>
                onChange({
                  ...choice,
                  withoutDocuments: toggled(choice.withoutDocuments, Number(id)),
                })
              }
            />
          ))}
          <More shown={shown} count={documents.length} onMore={setShown} />
        </Group>
      )}
      {files.length > 0 && (
        <Group title="Evidence files">
          {files.slice(0, shown).map(({ id, name, about, sizeBytes }) => (
            <Tick
              key={id}
              label={name}
              note={`${about} · ${sizeLabel(sizeBytes)}`}
              isTicked={!choice.withoutFiles.includes(id)}
              onChange={() =>
                onChange({ ...choice, withoutFiles: toggled(choice.withoutFiles, id) })
              }
            />
          ))}
          <More shown={shown} count={files.length} onMore={setShown} />
        </Group>
      )}
    </Stack>
  );
}

const isIn = (without: readonly number[], id: string | null): boolean =>
  !without.includes(Number(id));

/** The evidence files of the records that are in, each once. */
function filesOf({ submission }: SubmissionContentsQuery, choice: SubmissionChoice) {
  const records = submission.periods.flatMap(({ activities, reflections, documents }) => [
    ...activities.filter(({ activityId }) => isIn(choice.withoutActivities, activityId)),
    ...reflections.filter(({ reflectiveLogId }) =>
      isIn(choice.withoutReflections, reflectiveLogId),
    ),
    ...documents.filter(({ documentId }) => isIn(choice.withoutDocuments, documentId)),
  ]);
  const beside = [...(submission.practice?.entries ?? []), ...(submission.indemnity ?? [])];
  const numbers = new Set([...records, ...beside].flatMap(({ evidence }) => evidence));
  return submission.evidence.flatMap(({ number, fileId, name, about, sizeBytes }) =>
    fileId !== null && numbers.has(number)
      ? [{ id: Number(fileId), name, about, sizeBytes: sizeBytes ?? 0 }]
      : [],
  );
}

interface ActivityTicksProps extends Omit<Props, 'period' | 'registration'> {
  activity: Activity;
}

function ActivityTicks({ activity, choice, onChange }: ActivityTicksProps) {
  const id = Number(activity.activityId);
  const isIn = !choice.withoutActivities.includes(id);
  const hasReflections = isIn && !choice.withoutSections.includes('reflections');
  const { day, hours, isInteractive } = activity;
  return (
    <Box>
      <Tick
        label={activity.title}
        note={`${dayLabel(day)} · ${hoursLabel(hours)}${isInteractive ? ' · interactive' : ''}`}
        isTicked={isIn}
        onChange={() =>
          onChange({ ...choice, withoutActivities: toggled(choice.withoutActivities, id) })
        }
      />
      {hasReflections &&
        activity.reflections.map((log) =>
          log.reflectiveLogId === null ? (
            <Withhold
              key="module"
              isOnModule
              id={id}
              day={log.day}
              content={log.content}
              {...{ choice, onChange }}
            />
          ) : (
            <Withhold
              key={log.reflectiveLogId}
              id={Number(log.reflectiveLogId)}
              day={log.day}
              content={log.content}
              {...{ choice, onChange }}
            />
          ),
        )}
    </Box>
  );
}

interface WithholdProps extends Omit<Props, 'period' | 'registration'> {
  /** The log or, of a reflection on a learning module, its activity. */
  id: number;
  isOnModule?: boolean;
  day: string;
  content?: string | null;
}

/** Withholds the text of a reflection; its day stays. */
function Withhold({ id, isOnModule, day, content, choice, onChange }: WithholdProps) {
  const list = isOnModule ? 'withheldModuleReflections' : 'withheldReflections';
  return (
    <Box sx={{ pl: 4 }}>
      <Tick
        label={`Withhold the text of the reflection of ${dayLabel(day)}`}
        note={content && excerpt(content)}
        isTicked={choice[list].includes(id)}
        onChange={() => onChange({ ...choice, [list]: toggled(choice[list], id) })}
      />
    </Box>
  );
}

interface TickProps {
  label: string;
  note?: string | null | undefined;
  isTicked: boolean;
  onChange: () => void;
}

function Tick({ label, note, isTicked, onChange }: TickProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={isTicked} onChange={onChange} />}
      sx={tick}
      label={
        <>
          {label}
          {note && (
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block' }}
            >
              {note}
            </Typography>
          )}
        </>
      }
    />
  );
}

/** The box is beside the first line. */
const tick = {
  display: 'flex',
  alignItems: 'flex-start',
  mr: 0,
  overflowWrap: 'anywhere',
  '& .MuiFormControlLabel-label': { pt: 1.25 },
} as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface MoreProps {
  shown: number;
  count: number;
  onMore: (shown: number) => void;
}

function More({ shown, count, onMore }: MoreProps) {
  if (count <= shown) return null;
  return (
    <Button onClick={() => onMore(shown + PAGE_DEFAULT)}>
      Show more ({count - shown} not shown)
    </Button>
  );
}

function excerpt(text: string | null): string {
  const letters = Array.from(text ?? '');
  return letters.length > 140 ? `${letters.slice(0, 140).join('').trimEnd()}…` : letters.join('');
}
