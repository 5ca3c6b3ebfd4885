import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { LeaveQuestion } from '#client/components/LeaveQuestion.tsx';
import { SearchInput } from '#client/components/SearchInput.tsx';
import { useActivitiesFoundQuery, useRelatedActivitiesQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay } from '#client/lib/dates.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import type { FilesLeft } from '#client/records/files/record-files-context.ts';
import { RecordFiles } from '#client/records/files/RecordFiles.tsx';
import { ACTIVITY_SEARCH_MAX } from '#domain/records/activity-filters';
import { evidenceMessages } from '#domain/records/evidence-files';
import { isTemporaryId } from '#domain/records/temporary-ids';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import { sharingTexts as texts } from '#domain/records/sharing';

interface Props {
  files: readonly File[];
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
  /** Goes back to the form of a new activity. */
  onBack: () => void;
}

interface Found {
  id: string;
  title: string;
  category: string;
  completedDate?: string | null;
  completedOn?: string | null;
}

/** Adds files from elsewhere to a recorded activity, chosen from the latest or found by a search. */
export function AddToActivity({ files, onDone, onDirty, onBack }: Props) {
  const [chosen, setChosen] = useState<Found | null>(null);
  return chosen ? (
    <Adding activity={chosen} {...{ files, onDone, onDirty }} />
  ) : (
    <>
      <LeaveQuestion when />
      <ChooseActivity onChoose={setChosen} />
      <FormActions>
        <Button variant="outlined" onClick={onBack}>
          {texts.newActivity}
        </Button>
      </FormActions>
    </>
  );
}

function ChooseActivity({ onChoose }: { onChoose: (activity: Found) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const latest = useRelatedActivitiesQuery({ variables: { limit: PAGE_MAX } });
  const matching = useActivitiesFoundQuery({
    variables: { query: search, first: PAGE_DEFAULT },
    skip: search === '',
  });
  const timeZone = useCurrentUser().user?.timeZone;
  const recent = latest.data?.recentActivities;
  // Without a connection, the search covers what is on this device.
  const found: readonly Found[] | undefined =
    search === ''
      ? recent?.slice(0, PAGE_DEFAULT)
      : (matching.data?.activities.nodes ??
        (matching.error && recent?.filter((each) => includes(each.title, search))));
  const error = latest.error ?? matching.error;
  // Files of an activity that is not sent yet are added in its own form.
  const offered = found?.filter(({ id }) => !isTemporaryId(id));
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <Typography>{texts.whichActivity}</Typography>
      <SearchInput
        label={texts.search}
        placeholder={texts.searchFor}
        value={typed}
        maxLength={ACTIVITY_SEARCH_MAX}
        onChange={setTyped}
      />
      {!offered && error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void latest.refetch()} />
      )}
      {!offered && !error && <Skeleton variant="rounded" height={240} />}
      {offered?.length === 0 && <Typography component="output">{texts.noneFound}</Typography>}
      <List disablePadding>
        {offered?.map((activity) => (
          <ListItem key={activity.id} disablePadding>
            <ListItemButton sx={{ px: 1 }} onClick={() => onChoose(activity)}>
              <ListItemText
                primary={activity.title}
                secondary={[
                  activity.category,
                  activity.completedDate &&
                    formatDay(activity.completedOn ?? activity.completedDate, timeZone),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

const includes = (title: string, words: string): boolean =>
  title.toLowerCase().includes(words.toLowerCase());

type AddingProps = Pick<Props, 'files' | 'onDone' | 'onDirty'> & { activity: Found };

/** Uploads the files; closes when all have arrived, else shows what is wrong or that they wait on this device. */
function Adding({ activity: { id, title }, files, onDone, onDirty }: AddingProps) {
  const [left, setLeft] = useState<FilesLeft>('files');
  useEffect(() => onDirty(left === 'files'), [left, onDirty]);
  useEffect(() => {
    if (left !== 'nothing') return;
    showToast({ title: texts.added(title) });
    onDone();
  }, [left, title, onDone]);
  const isOver = left === 'notes' || left === 'refusals';
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <LeaveQuestion when={left === 'files'} />
      <Alert severity="info">{texts.adding(title)}</Alert>
      <RecordFiles ownerKey="activityId" ownerId={id} files={files} onLeft={setLeft} />
      <FormActions>
        <Button
          variant="outlined"
          onClick={() => {
            onDirty(false);
            onDone();
          }}
        >
          {isOver ? evidenceMessages.done : evidenceMessages.later}
        </Button>
      </FormActions>
    </Stack>
  );
}
