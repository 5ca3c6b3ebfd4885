import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { FactList } from '#client/components/FactList.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { FilesPanel } from '#client/features/records/evidence-files/FilesPanel.tsx';
import { sharedFiles } from '#client/features/records/evidence-files/shared-files.ts';
import { ReflectiveLogDialog } from '#client/features/records/reflective-logs/dialogs.ts';
import {
  reflectiveLogs,
  relatedActivity,
} from '#client/features/records/reflective-logs/reflective-logs.ts';
import {
  ReflectiveLogHistoryDocument,
  useReflectiveLogPageQuery,
  type ReflectiveLogPageQuery,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay } from '#client/lib/dates.ts';
import { activityPath } from '#client/lib/record-paths.ts';
import { useRetention } from '#client/lib/retention.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { LinkList } from '#client/records/page/LinkList.tsx';
import { RecordPage } from '#client/records/page/RecordPage.tsx';
import { RecordState } from '#client/records/page/RecordState.tsx';
import { TextFact } from '#client/records/page/TextFact.tsx';
import { RecordRemoval } from '#client/records/RecordRemoval.tsx';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { recordedAt } from '#domain/records/recorded';
import { reflectiveLogLabels, reflectiveLogTexts } from '#domain/records/reflective-logs';

const list = {
  to: `${paths.cpdLog}?tab=reflections`,
  label: 'Reflective Logs',
  goTo: 'Go to your reflections',
};

/** Everything about one reflection. */
export function ReflectionPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReflectiveLogPageQuery({ variables: { id } });
  if (data?.reflectiveLog) {
    return <Loaded log={data.reflectiveLog} onChanged={() => void refetch().catch(() => {})} />;
  }
  return <RecordState error={error} onRetry={() => refetch()} list={list} />;
}

interface LoadedProps {
  log: ReflectiveLogPageQuery['reflectiveLog'];
  onChanged: () => void;
}

function Loaded({ log, onChanged }: LoadedProps) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const navigate = useNavigate();
  const { label } = useRetention();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const activity = relatedActivity(log);
  const written = formatDay(recordedAt(log), timeZone);

  return (
    <RecordPage
      title={`Reflection of ${written}`}
      list={list}
      files={sharedFiles(log.evidenceFiles)}
      actions={
        <>
          <Button variant="contained" startIcon={<Pencil />} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button color="error" startIcon={<Trash2 />} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </>
      }
    >
      <Panel title="Details">
        <Stack sx={{ gap: 2.5 }}>
          {reflectiveLogTexts.map((name) => (
            <TextFact key={name} label={reflectiveLogLabels[name]} text={log[name]} />
          ))}
          <FactList
            facts={[
              { label: 'Written', value: written },
              { label: 'Retention', value: label(log.keepUntil) },
            ]}
          />
          <ImportedNote record={log} timeZone={timeZone} what="written" />
        </Stack>
      </Panel>
      <Panel title="Reflects on">
        {activity ? (
          <LinkList items={[{ to: activityPath(activity.id), title: activity.title }]} />
        ) : (
          <Typography color="textSecondary">No activity.</Typography>
        )}
      </Panel>
      <FilesPanel files={log.evidenceFiles} onFailed={onChanged} />
      <RecordHistory query={ReflectiveLogHistoryDocument} id={log.id} />
      <ReflectiveLogDialog
        open={isEditing}
        log={log}
        variant="cpd-log"
        onClose={() => {
          setEditing(false);
          // Adding or removing files changes no field of the reflection.
          onChanged();
        }}
      />
      <RecordRemoval
        open={isDeleting}
        row={log}
        spec={reflectiveLogs}
        onRemove={() => void navigate(list.to)}
        onClose={() => setDeleting(false)}
      />
    </RecordPage>
  );
}
