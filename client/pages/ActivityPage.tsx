import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, CopyPlus, Paperclip, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { ActivityFacts } from '#client/features/records/activities/ActivityFacts.tsx';
import { Evidence } from '#client/features/records/activities/Evidence.tsx';
import {
  isProvenElsewhere,
  ModuleReflection,
  ProvenElsewhere,
} from '#client/features/records/activities/ProvenElsewhere.tsx';
import { ActivityGaps } from '#client/features/records/activities/ActivityGaps.tsx';
import { useAskedFor } from '#client/features/records/activities/asked-for.ts';
import { toFields } from '#client/features/records/activities/form-values.ts';
import { useConfirmCheck } from '#client/features/records/activities/useConfirmCheck.ts';
import { useDeleteActivity } from '#client/features/records/activities/useDeleteActivity.ts';
import { useFlipActivity } from '#client/features/records/activities/useFlipActivity.tsx';
import { useGapDialog } from '#client/features/records/activities/useGapDialog.tsx';
import { ActivityCount } from '#client/features/standing/does-this-count/ActivityCount.tsx';
import { FilesInView } from '#client/features/records/evidence-files/FilesInView.tsx';
import { sharedFiles } from '#client/features/records/evidence-files/shared-files.ts';
import { ReflectiveLogDialog } from '#client/features/records/reflective-logs/dialogs.ts';
import { ReflectionTexts } from '#client/features/records/reflective-logs/ReflectionTexts.tsx';
import {
  ActivityHistoryDocument,
  useActivityPageQuery,
  type ActivityPageQuery,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { useHashScroll } from '#client/lib/hash-scroll.ts';
import { REFLECTIONS } from '#client/lib/record-paths.ts';
import { useRetention } from '#client/lib/retention.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { RecordPage } from '#client/records/page/RecordPage.tsx';
import { RecordState } from '#client/records/page/RecordState.tsx';
import { TextFact } from '#client/records/page/TextFact.tsx';
import { activityFields } from '#domain/records/activities.fields';
import { certificateFileName, certificatePath } from '#domain/learning/certificates';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { countTexts } from '#domain/standing/does-this-count';
import type { GapKind } from '#domain/records/gap-kinds';
import { withChecks } from '#domain/records/plausibility';

const ActivityDialog = lazyDialog(
  async () =>
    (await import('#client/features/records/activities/ActivityDialog.tsx')).ActivityDialog,
);

const Confirmations = lazyPart(
  async () => (await import('#client/features/proof/attestations/Confirmations.tsx')).Confirmations,
  <Skeleton variant="rounded" height={120} />,
);

const log = { to: paths.cpdLog, label: 'CPD Log', goTo: 'Go to the CPD log' };

/** Everything about one activity. */
export function ActivityPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useActivityPageQuery({ variables: { id } });
  if (data?.activity)
    return <Loaded data={data} onChanged={() => void refetch().catch(() => {})} />;
  return <RecordState error={error} onRetry={() => refetch()} list={log} />;
}

interface LoadedProps {
  data: ActivityPageQuery;
  onChanged: () => void;
}

function Loaded({ data, onChanged }: LoadedProps) {
  const { activity, evidenceFiles, reflectiveLogs } = data;
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const navigate = useNavigate();
  const { deletion } = useRetention();
  const [recording, setRecording] = useState<{ open: boolean; isNew?: boolean }>({ open: false });
  const [isDeleting, setDeleting] = useState(false);
  const [reflecting, setReflecting] = useState<{ open: boolean; activityId?: string }>({
    open: false,
  });
  const reflect = useCallback(
    (activityId: string) => setReflecting({ open: true, activityId }),
    [],
  );
  const gap = useGapDialog(reflect);
  useHashScroll(true);
  const { ask } = gap;
  useAskedFor(useCallback((kind) => ask(kind, activity.id), [ask, activity.id]));
  const edit = useCallback(() => setRecording({ open: true }), []);
  const { flip, dialog: flipDialog } = useFlipActivity(edit);
  const deleteActivity = useDeleteActivity();
  const isCompleted = activity.status === 'completed';
  const confirmCheck = useConfirmCheck();
  const { gaps, checks, label, evidence: grade } = activity.readiness;
  const fields = toFields(activity, timeZone);
  const day = fields.completedDate ?? fields.startDate ?? todayIn(timeZone);
  const certificate = activity.completion?.certificate;
  const shared = [
    ...sharedFiles(evidenceFiles.nodes),
    ...(certificate ? [certificateFile(certificate.number)] : []),
  ];
  const hasLines = gaps.length > 0 || checks.length > 0;
  // The line of what is missing has the button.
  const isMissing = (kind: GapKind) => gaps.some((each) => each.kind === kind);
  const lacksReflection = isMissing('reflection') && reflectiveLogs.nodes.length === 0;

  function remove() {
    void navigate(paths.cpdLog);
    void deleteActivity(activity);
  }

  return (
    <RecordPage
      title={activity.title}
      list={log}
      files={shared}
      actions={
        <>
          <Button
            variant="contained"
            startIcon={<Pencil />}
            onClick={() => setRecording({ open: true })}
          >
            Edit
          </Button>
          <Button
            variant="outlined"
            startIcon={isCompleted ? <RotateCcw /> : <CircleCheck />}
            onClick={() => void flip(activity)}
          >
            {isCompleted ? 'Mark as in progress' : 'Mark as completed'}
          </Button>
          {isCompleted && (
            <Button
              variant="outlined"
              startIcon={<CopyPlus />}
              onClick={() => setRecording({ open: true, isNew: true })}
            >
              Log again
            </Button>
          )}
          <Button color="error" startIcon={<Trash2 />} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </>
      }
    >
      <Box data-screen-only>
        <Panel title="Audit check">
          <Typography sx={{ mb: hasLines ? 1.5 : 0 }}>{withChecks(label, checks)}</Typography>
          {hasLines && (
            <ActivityGaps
              title={activity.title}
              readiness={activity.readiness}
              onGap={(kind) =>
                kind === 'in-progress' ? void flip(activity) : gap.ask(kind, activity.id)
              }
              onConfirm={(kind) => {
                // The button disappears with its line.
                document.getElementById('main')?.focus({ preventScroll: true });
                void confirmCheck(activity, kind);
              }}
            />
          )}
        </Panel>
      </Box>
      <Panel title="Details">
        <Stack sx={{ gap: 2.5 }}>
          <ActivityFacts activity={activity} timeZone={timeZone} />
          <TextFact label={activityFields.description.label} text={activity.description} />
          <TextFact label={activityFields.howItMeets.label} text={activity.howItMeets} />
          <ImportedNote record={activity} timeZone={timeZone} />
        </Stack>
      </Panel>
      <Box data-screen-only>
        <Panel title={countTexts.name}>
          <ActivityCount id={activity.id} activity={fields} day={day} />
        </Panel>
      </Box>
      <Panel
        title="Evidence"
        action={
          !isMissing('evidence') && (
            <Button
              startIcon={<Paperclip />}
              onClick={() => gap.ask('evidence', activity.id)}
              data-screen-only
            >
              Add evidence
            </Button>
          )
        }
      >
        {activity.evidence && <Evidence evidence={activity.evidence} grade={grade} />}
        {evidenceFiles.nodes.length > 0 && (
          <Box sx={{ mt: activity.evidence ? 2 : 0 }}>
            <FilesInView files={evidenceFiles.nodes} onFailed={onChanged} />
          </Box>
        )}
        <ProvenElsewhere
          activity={activity}
          renderFiles={(files) => <FilesInView files={files} onFailed={onChanged} />}
        />
        {!activity.evidence && evidenceFiles.nodes.length === 0 && !isProvenElsewhere(activity) && (
          <Typography color="textSecondary">No evidence yet.</Typography>
        )}
      </Panel>
      <Confirmations activityId={activity.id} isCompleted={isCompleted} />
      <Box id={REFLECTIONS} sx={{ scrollMarginTop: (theme) => theme.spacing(9) }}>
        <Panel
          title="Reflections"
          action={
            !lacksReflection && (
              <Button startIcon={<Plus />} onClick={() => reflect(activity.id)} data-screen-only>
                Add reflection
              </Button>
            )
          }
        >
          {reflectiveLogs.nodes.length === 0 && !activity.completion?.reflection && (
            <Typography color="textSecondary">No reflection yet.</Typography>
          )}
          <ModuleReflection activity={activity} timeZone={timeZone} />
          {reflectiveLogs.nodes.map((each) => (
            <ReflectionTexts key={each.id} log={each} timeZone={timeZone} />
          ))}
        </Panel>
      </Box>
      <RecordHistory query={ActivityHistoryDocument} id={activity.id} />
      <ActivityDialog
        open={recording.open}
        {...(recording.isNew ? { again: activity } : { activity })}
        onClose={() => setRecording({ ...recording, open: false })}
      />
      <ReflectiveLogDialog
        {...reflecting}
        variant="cpd-log"
        onClose={() => setReflecting({ ...reflecting, open: false })}
      />
      {gap.dialog}
      {flipDialog}
      <ConfirmDialog
        open={isDeleting}
        title="Delete this activity?"
        text={`“${activity.title}” is removed from your log and totals. ${deletion(activity.keepUntil)}`}
        confirmLabel="Delete"
        destructive
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    </RecordPage>
  );
}

const certificateFile = (number: string) => ({
  path: `/api${certificatePath(number)}`,
  name: certificateFileName(number),
  type: 'application/pdf',
});
