import { useState, type ComponentType } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';
import { ReflectiveLogDialog } from '#client/features/records/reflective-logs/dialogs.ts';
import {
  useActivityQuery,
  useAuditNoticeQuery,
  useCredentialQuery,
  useDocumentQuery,
  useLearningPlanQuery,
  usePracticePeriodQuery,
  usePresetQuery,
  useReflectiveLogQuery,
} from '#client/graphql/generated.ts';
import type { Row as AuditNoticeRow } from '#client/features/records/audit-notices/audit-notices.ts';
import type { Row as CredentialRow } from '#client/features/records/credentials/credentials.ts';
import type { Row as DocumentRow } from '#client/features/records/documents/documents.ts';
import type { Row as PracticeRow } from '#client/features/records/practice-periods/practice-periods.ts';
import type { WaitingEntry } from '#client/lib/outbox.ts';
import { useCurrentPeriod } from '#client/lib/retention.ts';
import { recordDialog } from '#client/records/record-dialog.tsx';
import { QueuedEntry } from '#client/records/form/useQueued.ts';
import { auditNoticeMessages } from '#domain/records/audit-notices';
import { credentialMessages } from '#domain/records/credentials';
import { documentMessages } from '#domain/records/documents';
import { PAGE_MAX } from '#domain/pages';
import { practiceMessages } from '#domain/records/practice-periods';
import { isTemporaryId } from '#domain/records/temporary-ids';
import { learningGoalMessages } from '#domain/records/learning-goals';

const loadActivityDialog = async () =>
  (await import('#client/features/records/activities/ActivityDialog.tsx')).ActivityDialog;
const loadPresetDialog = async () =>
  (await import('#client/features/records/activities/presets/PresetDialog.tsx')).PresetDialog;
const loadGoalForm = async () =>
  (await import('#client/features/records/learning-goals/GoalForm.tsx')).GoalForm;
const loadCloseForm = async () =>
  (await import('#client/features/records/learning-goals/CloseForm.tsx')).CloseForm;
const loadPlannedForm = async () =>
  (await import('#client/features/records/learning-goals/PlannedForm.tsx')).PlannedForm;

const loadCredentialForm = async () =>
  (await import('#client/features/records/credentials/CredentialForm.tsx')).CredentialForm;

const loadDocumentForm = async () =>
  (await import('#client/features/records/documents/DocumentForm.tsx')).DocumentForm;

const loadPracticeForm = async () =>
  (await import('#client/features/records/practice-periods/PracticePeriodForm.tsx'))
    .PracticePeriodForm;

const loadAuditNoticeForm = async () =>
  (await import('#client/features/records/audit-notices/AuditNoticeForm.tsx')).AuditNoticeForm;

const loadSeveralDialog = async () =>
  (await import('#client/features/records/practice-periods/several/SeveralDialog.tsx'))
    .SeveralDialog;

const AuditNoticeDialog = recordDialog<AuditNoticeRow>({
  titles: auditNoticeMessages.dialogTitle,
  loadForm: loadAuditNoticeForm,
});
const CredentialDialog = recordDialog<CredentialRow>({
  titles: credentialMessages.dialogTitle,
  ownerKey: 'credentialId',
  loadForm: loadCredentialForm,
});
const DocumentDialog = recordDialog<DocumentRow>({
  titles: documentMessages.dialogTitle,
  ownerKey: 'documentId',
  loadForm: loadDocumentForm,
});
const PracticeDialog = recordDialog<PracticeRow>({
  titles: practiceMessages.dialogTitle,
  loadForm: loadPracticeForm,
});
const ActivityDialog = lazyDialog(loadActivityDialog);
const PresetDialog = lazyDialog(loadPresetDialog);
const SeveralDialog = lazyDialog(loadSeveralDialog);
const GoalForm = lazyPart(loadGoalForm);
const CloseForm = lazyPart(loadCloseForm);
const PlannedForm = lazyPart(loadPlannedForm);

interface Props {
  open: boolean;
  onClose: () => void;
  entry: WaitingEntry;
}

/** Opens a waiting change in the form of its record. */
export function OutboxEditor(props: Props) {
  const Editor = editors[props.entry.noun];
  return (
    <QueuedEntry value={props.entry}>
      {Editor && <Editor key={props.entry.id} {...props} />}
    </QueuedEntry>
  );
}

/** True for a change of a record that the server knows, and that the form must load first. */
const isOfKnown = ({ change, record }: WaitingEntry) =>
  change === 'update' && !isTemporaryId(record);

// A record that cannot be loaded was deleted: then the form saves its text as a new one.
const fetchPolicy = 'cache-first';

function ActivityEditor({ open, onClose, entry }: Props) {
  const skip = !isOfKnown(entry);
  const { data, loading } = useActivityQuery({
    variables: { id: entry.record },
    skip,
    fetchPolicy,
  });
  return <ActivityDialog open={open && !loading} onClose={onClose} activity={data?.activity} />;
}

function PresetEditor({ open, onClose, entry }: Props) {
  const skip = !isOfKnown(entry);
  const { data, loading } = usePresetQuery({ variables: { id: entry.record }, skip, fetchPolicy });
  return <PresetDialog open={open && !loading} onClose={onClose} row={data?.preset} />;
}

function ReflectionEditor({ open, onClose, entry }: Props) {
  const skip = !isOfKnown(entry);
  const { data, loading } = useReflectiveLogQuery({
    variables: { id: entry.record },
    skip,
    fetchPolicy,
  });
  return (
    <ReflectiveLogDialog
      open={open && !loading}
      onClose={onClose}
      log={data?.reflectiveLog}
      variant="cpd-log"
    />
  );
}

function CredentialEditor({ open, onClose, entry }: Props) {
  const skip = !isOfKnown(entry);
  const { data, loading } = useCredentialQuery({
    variables: { id: entry.record },
    skip,
    fetchPolicy,
  });
  return <CredentialDialog open={open && !loading} onClose={onClose} row={data?.credential} />;
}

function DocumentEditor({ open, onClose, entry }: Props) {
  const skip = !isOfKnown(entry);
  const { data, loading } = useDocumentQuery({
    variables: { id: entry.record },
    skip,
    fetchPolicy,
  });
  return <DocumentDialog open={open && !loading} onClose={onClose} row={data?.document} />;
}

function PracticeEditor({ open, onClose, entry }: Props) {
  const skip = !isOfKnown(entry);
  const { data, loading } = usePracticePeriodQuery({
    variables: { id: entry.record },
    skip,
    fetchPolicy,
  });
  return <PracticeDialog open={open && !loading} onClose={onClose} row={data?.practicePeriod} />;
}

function AuditNoticeEditor({ open, onClose, entry }: Props) {
  const skip = !isOfKnown(entry);
  const { data, loading } = useAuditNoticeQuery({
    variables: { id: entry.record },
    skip,
    fetchPolicy,
  });
  return <AuditNoticeDialog open={open && !loading} onClose={onClose} row={data?.auditNotice} />;
}

/** Opens the list of what waits without a press. */
const SeveralEditor = ({ open, onClose }: Props) => <SeveralDialog open={open} onClose={onClose} />;

/** The goals of all periods, for the forms of the plan. */
const usePlan = (skip: boolean) =>
  useLearningPlanQuery({ variables: { period: 'all', first: PAGE_MAX }, skip, fetchPolicy });

function GoalEditor({ open, onClose, entry }: Props) {
  const [dirty, setDirty] = useState(false);
  const period = useCurrentPeriod();
  const isClosing = entry.change === 'set';
  const { data, loading } = usePlan(!isOfKnown(entry) && !isClosing);
  const goal = data?.learningGoals.nodes.find(({ id }) => id === entry.record);
  const titles = learningGoalMessages.dialogTitle;
  const form = { onSaved: onClose, onDirty: setDirty };
  return (
    <FormDialog
      open={open && !loading && (goal !== undefined || !isClosing)}
      title={isClosing ? titles.close : goal ? titles.edit : titles.add}
      dirty={dirty}
      onClose={onClose}
    >
      {!isClosing && <GoalForm goal={goal} targetDate={period?.end ?? ''} {...form} />}
      {isClosing && goal && <CloseForm goal={goal} {...form} />}
    </FormDialog>
  );
}

function PlannedEditor({ open, onClose, entry }: Props) {
  const [dirty, setDirty] = useState(false);
  const { data, loading } = usePlan(!isOfKnown(entry));
  const { goalId } = entry.variables['input'] as { goalId?: string };
  const planned = data?.learningGoals.nodes
    .flatMap((goal) => goal.planned)
    .find(({ id }) => id === entry.record);
  const titles = learningGoalMessages.plannedTitle;
  return (
    <FormDialog
      open={open && !loading}
      title={planned ? titles.edit : titles.add}
      dirty={dirty}
      onClose={onClose}
    >
      <PlannedForm
        goalId={planned?.goalId ?? goalId ?? ''}
        planned={planned}
        onSaved={onClose}
        onDirty={setDirty}
      />
    </FormDialog>
  );
}

const editors: Record<string, ComponentType<Props>> = {
  activity: ActivityEditor,
  preset: PresetEditor,
  reflection: ReflectionEditor,
  credential: CredentialEditor,
  document: DocumentEditor,
  'practice period': PracticeEditor,
  'practice hours': SeveralEditor,
  'audit letter': AuditNoticeEditor,
  goal: GoalEditor,
  'planned activity': PlannedEditor,
};
