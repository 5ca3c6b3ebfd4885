import { ActivityReflectionDialog } from './ActivityReflectionDialog.tsx';
import { LogDialog, type LogDialogProps } from './LogDialog.tsx';

/** Adds or edits a reflective log; closes when it is saved. */
export function ReflectiveLogDialog(props: LogDialogProps) {
  const { activityId, log } = props;
  return activityId && !log ? (
    <ActivityReflectionDialog {...props} activityId={activityId} />
  ) : (
    <LogDialog {...props} />
  );
}
