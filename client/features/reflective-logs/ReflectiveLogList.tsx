import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotebookPen, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import {
  useReflectiveLogsQuery,
  type ReflectiveLogPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useRetention } from '#client/lib/retention.ts';
import { PAGE_DEFAULT } from '#domain/pages';
import { reflectiveLogCountLabel, reflectiveLogMessages } from '#domain/reflective-logs';
import type { ReflectionTemplate } from '#domain/templates';
import { ReflectiveLogDialog, ReflectiveLogViewDialog } from './dialogs.ts';
import { ReflectiveLogListSkeleton } from './ReflectiveLogListSkeleton.tsx';
import { ReflectiveLogRows } from './ReflectiveLogRows.tsx';
import { useAskedTemplate } from './useAskedTemplate.ts';
import { useDeleteLog } from './useDeleteLog.ts';

/** A dialog and its subject, which stays while the dialog fades. */
type Asked = { open: boolean; log?: Log; template?: ReflectionTemplate };
type Log = ReflectiveLogPartsFragment;

/** The user's reflective logs: listed, read, added, edited, deleted. */
export function ReflectiveLogList() {
  const [template, leaveTemplate] = useAskedTemplate();
  const [editing, setEditing] = useState<Asked>({ open: template !== undefined, template });
  const [viewing, setViewing] = useState<Asked>({ open: false });
  const [deleting, setDeleting] = useState<Asked>({ open: false });
  const view = useCallback((log: Log) => setViewing({ open: true, log }), []);
  const edit = useCallback((log: Log) => setEditing({ open: true, log }), []);
  const askToDelete = useCallback((log: Log) => setDeleting({ open: true, log }), []);
  const { deletion } = useRetention();
  const deleteLog = useDeleteLog();
  const { data, error, refetch, fetchMore } = useReflectiveLogsQuery({
    variables: { first: PAGE_DEFAULT },
  });
  const found = data?.reflectiveLogs;
  const { heading, list, area } = useListFocus();
  const add = <AddButton onClick={() => setEditing({ open: true })} />;

  function close() {
    setEditing({ ...editing, open: false });
    if (template) leaveTemplate();
  }

  return (
    <Stack {...area} sx={{ gap: 1.5 }}>
      {error && (
        <ErrorAlert
          message={reflectiveLogMessages.loadFailed(messageOf(error))}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!found && !error && <ReflectiveLogListSkeleton />}
      {found && (
        <>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1.5,
            }}
          >
            <Box aria-live="polite">
              <Typography ref={heading} tabIndex={-1} variant="h2">
                {reflectiveLogCountLabel(found.totalCount)}
              </Typography>
            </Box>
            {found.totalCount > 0 && add}
          </Stack>
          {found.edges.length === 0 ? (
            <EmptyState
              icon={<NotebookPen />}
              title={reflectiveLogMessages.empty}
              text="A few sentences after a job or a course show how it changed your practice."
              actions={add}
            />
          ) : (
            <ReflectiveLogRows
              ref={list}
              logs={found.edges.map((edge) => edge.node)}
              onView={view}
              onEdit={edit}
              onDelete={askToDelete}
            />
          )}
          <ShowMore
            list={list}
            shown={found.edges.length}
            total={found.totalCount}
            hasMore={found.pageInfo.hasNextPage}
            onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
          />
        </>
      )}
      <ReflectiveLogViewDialog
        {...viewing}
        onClose={() => setViewing({ ...viewing, open: false })}
        onEdit={(log) => {
          setViewing({ ...viewing, open: false });
          setEditing({ open: true, log });
        }}
      />
      <ReflectiveLogDialog {...editing} variant="cpd-log" onClose={close} />
      <ConfirmDialog
        open={deleting.open}
        title="Delete this reflection?"
        text={`It is removed from your log and your count. ${deletion(deleting.log?.keepUntil)}`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => void deleteLog(deleting.log!)}
        onClose={() => setDeleting({ ...deleting, open: false })}
      />
    </Stack>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<Plus />} onClick={onClick}>
      {reflectiveLogMessages.cpdLog.dialogTitle.add}
    </Button>
  );
}
