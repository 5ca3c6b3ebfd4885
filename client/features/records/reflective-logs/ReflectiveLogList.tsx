import Button from '@mui/material/Button';
import { NotebookPen, Plus } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { useReflectiveLogsQuery } from '#client/graphql/generated.ts';
import { useAskedForm } from '#client/lib/asked-record.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { RecordList } from '#client/records/RecordList.tsx';
import { useDialog, type RecordDialogProps } from '#client/records/useDialog.ts';
import { reflectionPath } from '#client/lib/record-paths.ts';
import { useAskedPage } from '#client/records/useOpenAsked.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import { reflectiveLogCountLabel, reflectiveLogMessages } from '#domain/records/reflective-logs';
import type { ReflectionTemplate } from '#domain/records/templates';
import { ReflectiveLogDialog, ReflectiveLogViewDialog } from './dialogs.ts';
import { ReflectiveLogItem } from './ReflectiveLogItem.tsx';
import { reflectiveLogs, type Row } from './reflective-logs.ts';
import { useAskedTemplate } from './useAskedTemplate.ts';

const ReflectiveLogRemoval = lazyDialog(async () => {
  const { RecordRemoval } = await import('#client/records/RecordRemoval.tsx');
  return (props: RecordDialogProps<Row>) => <RecordRemoval {...props} spec={reflectiveLogs} />;
});

/** The user's reflective logs: listed, read, added, edited, deleted. */
export function ReflectiveLogList() {
  const { data, error, refetch, fetchMore } = useReflectiveLogsQuery({
    variables: { first: PAGE_DEFAULT },
  });
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const [template, leaveTemplate] = useAskedTemplate();
  const viewing = useDialog<Row>();
  const editing = useDialog<{ log?: Row; template?: ReflectionTemplate }>();
  const removing = useDialog<Row>();
  const { show: onView } = viewing;
  const { show: edit } = editing;
  const onEdit = useCallback((log: Row) => edit({ log }), [edit]);
  const { show: onDelete } = removing;
  const found = data?.reflectiveLogs;
  useAskedPage(reflectionPath);
  useAskedForm(edit);

  useEffect(() => {
    if (template) edit({ template });
  }, [template, edit]);

  const add = (
    <Button variant="contained" startIcon={<Plus />} onClick={() => edit()}>
      {reflectiveLogMessages.cpdLog.dialogTitle.add}
    </Button>
  );
  return (
    <>
      <WaitingPlace nouns={['reflection']} />
      <RecordList<Row>
        label="Reflective logs"
        found={found}
        isLoading={!data}
        error={error}
        errorText={reflectiveLogMessages.loadFailed}
        onRetry={() => refetch()}
        onMore={(after) => fetchMore({ variables: { after } })}
        countLabel={reflectiveLogCountLabel}
        action={found && found.totalCount > 0 && add}
        empty={
          <EmptyState
            icon={<NotebookPen />}
            title={reflectiveLogMessages.empty}
            text="A few sentences after a job or a course show how it changed your practice."
            actions={add}
          />
        }
        renderCard={(log) => (
          <ReflectiveLogItem key={log.id} {...{ log, timeZone, onView, onEdit, onDelete }} />
        )}
      >
        <ReflectiveLogViewDialog
          open={viewing.props.open}
          log={viewing.props.row}
          onClose={viewing.props.onClose}
          onEdit={(log) => {
            viewing.props.onClose();
            onEdit(log);
          }}
        />
        <ReflectiveLogDialog
          open={editing.props.open}
          {...editing.props.row}
          variant="cpd-log"
          onClose={() => {
            editing.props.onClose();
            if (template) leaveTemplate();
          }}
        />
        <ReflectiveLogRemoval {...removing.props} />
      </RecordList>
    </>
  );
}
