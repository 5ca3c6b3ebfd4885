import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { useReflectiveLogQuery, useThinReflectionQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { LogDialog, type LogDialogProps } from './LogDialog.tsx';
import { variants, type Row } from './reflective-logs.ts';

interface Props extends Omit<LogDialogProps, 'log'> {
  activityId: string;
}

/** Adds a reflection on an activity, or edits the one that says too little. */
export function ActivityReflectionDialog(props: Props) {
  const { activityId, open, onClose, variant } = props;
  const activity = useThinReflectionQuery({
    variables: { activityId },
    fetchPolicy: 'cache-first',
  });
  const id = activity.data?.activity.readiness.thinReflectionId;
  const log = useReflectiveLogQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'cache-first',
  });
  // Stays as it was on opening: once it is saved, it no longer says too little.
  const [found, setFound] = useState<{ log?: Row }>();
  if (!found && activity.data && (!id || log.data)) setFound({ log: log.data?.reflectiveLog });
  if (found?.log) return <LogDialog {...props} activityId={undefined} log={found.log} />;
  if (found) return <LogDialog {...props} />;
  const failed = [activity, log].find(({ error }) => error);
  return (
    <FormDialog open={open} title={variants[variant].newTitle} onClose={onClose}>
      {failed ? (
        <ErrorAlert
          message={messageOf(failed.error)}
          onRetry={() => void failed.refetch().catch(() => {})}
        />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </FormDialog>
  );
}
