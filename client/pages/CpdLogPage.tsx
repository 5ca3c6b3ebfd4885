import Skeleton from '@mui/material/Skeleton';
import { Download, Trash2, Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { paths } from '#client/lib/paths.ts';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { ActivityList } from '#client/features/records/activities/ActivityList.tsx';
import { ReflectiveLogDialog } from '#client/features/records/reflective-logs/dialogs.ts';
import type { PlannedActivityPartsFragment } from '#client/graphql/generated.ts';
import { usePeriodText } from '#client/lib/retention.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';

type Planned = PlannedActivityPartsFragment;

const waiting = <Skeleton variant="rounded" height={320} />;
const ReflectiveLogList = lazyPart(async () => {
  const file = await import('#client/features/records/reflective-logs/ReflectiveLogList.tsx');
  return file.ReflectiveLogList;
}, waiting);
const LearningPlan = lazyPart(async () => {
  const [{ LearningPlan: Plan }, { usePlannedDone }] = await Promise.all([
    import('#client/features/records/learning-goals/LearningPlan.tsx'),
    import('#client/features/records/activities/quick-log/useLogAgain.ts'),
  ]);
  return function PlanOfGoals(props: { onRecord: (planned: Planned) => void }) {
    const done = usePlannedDone();
    return <Plan {...props} onDone={(planned) => void done(planned)} />;
  };
}, waiting);
const ActivityDialog = lazyDialog(
  async () =>
    (await import('#client/features/records/activities/ActivityDialog.tsx')).ActivityDialog,
);
const AskDialog = lazyDialog(
  async () => (await import('#client/features/proof/attestations/AskDialog.tsx')).AskDialog,
);
const ImportDialog = lazyDialog(
  async () => (await import('#client/features/records/imports/ImportDialog.tsx')).ImportDialog,
);
const ReportDialog = lazyDialog(
  async () => (await import('#client/features/proof/portfolio/ReportDialog.tsx')).ReportDialog,
);

const tabs = [
  { value: 'activities', label: 'Activities' },
  { value: 'reflections', label: 'Reflective Logs' },
  { value: 'plan', label: 'Learning Plan' },
] as const;

/** The planned activity being recorded; it stays while the dialog fades out. */
type Recording = { open: boolean; planned?: Planned };

/** The activity that the reflection is about; a number for each time it opens, which starts with a new form. */
type Reflecting = { open: boolean; times: number; activityId?: string };

/** Activities, reflections and the plan; the tab is in the address. */
export function CpdLogPage() {
  const [tab, setTab] = useUrlChoice('tab', tabs);
  const period = usePeriodText();
  const [recording, setRecording] = useState<Recording>({ open: false });
  const [isImporting, setImporting] = useState(false);
  const [reflecting, setReflecting] = useState<Reflecting>({ open: false, times: 0 });
  const reflect = useCallback(
    (activityId: string) =>
      setReflecting(({ times }) => ({ open: true, times: times + 1, activityId })),
    [],
  );
  const [asking, setAsking] = useState({ open: false, activityId: '' });
  const ask = useCallback(
    ({ id }: { id: string }) => setAsking({ open: true, activityId: id }),
    [],
  );
  const openImport = () => setImporting(true);
  const [isExporting, setExporting] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="CPD Log"
        description={
          <>
            Your activities and reflections, ready for an audit.
            <br />
            {period}
          </>
        }
        actions={
          <ActionMenu
            label="More for the CPD Log"
            actions={[
              { label: 'Import', Icon: Upload, onChoose: openImport },
              { label: 'Export Report', Icon: Download, onChoose: () => setExporting(true) },
              { label: 'Bin', Icon: Trash2, onChoose: () => void navigate(paths.bin) },
            ]}
          />
        }
        compact
      />
      <TabbedArea label="CPD Log" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'activities' && (
          <ActivityList onImport={openImport} onReflect={reflect} onAsk={ask} />
        )}
        {tab === 'reflections' && <ReflectiveLogList />}
        {tab === 'plan' && (
          <LearningPlan onRecord={(planned) => setRecording({ open: true, planned })} />
        )}
      </TabbedArea>
      <ReflectiveLogDialog
        key={reflecting.times}
        open={reflecting.open}
        activityId={reflecting.activityId}
        variant="cpd-log"
        onClose={() => setReflecting({ ...reflecting, open: false })}
      />
      <AskDialog {...asking} onClose={() => setAsking({ ...asking, open: false })} />
      <ImportDialog open={isImporting} onClose={() => setImporting(false)} />
      <ReportDialog open={isExporting} onClose={() => setExporting(false)} />
      <ActivityDialog {...recording} onClose={() => setRecording({ ...recording, open: false })} />
    </>
  );
}
