import { useState, type ComponentType } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';
import { ReflectiveLogDialog } from '#client/features/reflective-logs/dialogs.ts';
import {
  useActivityQuery,
  useLearningPlanQuery,
  useReflectiveLogQuery,
} from '#client/graphql/generated.ts';
import type { WaitingEntry } from '#client/lib/outbox.ts';
import { useCurrentPeriod } from '#client/lib/retention.ts';
import { QueuedEntry } from '#client/records/form/useQueued.ts';
import { PAGE_MAX } from '#domain/pages';
import { isTemporaryId } from '#domain/outbox';
import { learningGoalMessages } from '#domain/learning-goals';

const loadActivityDialog = async () =>
  (await import('#client/features/activities/ActivityDialog.tsx')).ActivityDialog;
const loadGoalForm = async () =>
  (await import('#client/features/learning-goals/GoalForm.tsx')).GoalForm;

const ActivityDialog = lazyDialog(loadActivityDialog);
const GoalForm = lazyPart(loadGoalForm);

/** Loads the forms while there is a connection, for when there is none. */
export const loadForms = () =>
  Promise.allSettled([
    loadActivityDialog(),
    loadGoalForm(),
    import('#client/features/reflective-logs/ReflectiveLogDialog.tsx'),
    import('#client/features/reflective-logs/ReflectiveLogForm.tsx'),
    import('#client/features/evidence/EvidencePanel.tsx'),
  ]);

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

function GoalEditor({ open, onClose, entry }: Props) {
  const [dirty, setDirty] = useState(false);
  const period = useCurrentPeriod();
  const skip = !isOfKnown(entry);
  const { data, loading } = useLearningPlanQuery({
    variables: { period: 'all', first: PAGE_MAX },
    skip,
    fetchPolicy,
  });
  const goal = data?.learningGoals.nodes.find(({ id }) => id === entry.record);
  const titles = learningGoalMessages.dialogTitle;
  return (
    <FormDialog
      open={open && !loading}
      title={goal ? titles.edit : titles.add}
      dirty={dirty}
      onClose={onClose}
    >
      <GoalForm goal={goal} targetDate={period?.end ?? ''} onSaved={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}

const editors: Record<string, ComponentType<Props>> = {
  activity: ActivityEditor,
  reflection: ReflectionEditor,
  goal: GoalEditor,
};
