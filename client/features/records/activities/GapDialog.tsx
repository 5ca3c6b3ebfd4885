import Skeleton from '@mui/material/Skeleton';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { useActivityQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { gapActions } from '#domain/standing/audit-readiness';
import { checkActions } from '#domain/records/plausibility';
import { ActivityDialog } from './ActivityDialog.tsx';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { gapFields, type FormKind } from './form-values.ts';

interface Props {
  open: boolean;
  kind: FormKind;
  activityId: string;
  onClose: () => void;
}

/** Closes one gap of an activity: opens its files for evidence, otherwise the form at the field; checks likewise. */
export function GapDialog({ open, kind, activityId, onClose }: Props) {
  const { data, error, refetch } = useActivityQuery({
    variables: { id: activityId },
    fetchPolicy: 'cache-first',
  });
  const activity = data?.activity;
  if (!activity) {
    return (
      <FormDialog open={open} title={{ ...gapActions, ...checkActions }[kind]} onClose={onClose}>
        {error ? (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Skeleton variant="rounded" height={400} />
        )}
      </FormDialog>
    );
  }
  if (kind === 'evidence') return <EvidenceDialog {...{ open, activity, onClose }} />;
  return <ActivityDialog {...{ open, activity, onClose }} focus={gapFields[kind]} />;
}
