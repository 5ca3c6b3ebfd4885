import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link2 } from 'lucide-react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import {
  useSharedSubmissionsQuery,
  type SharedSubmissionPartsFragment,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import { sharedMessages as messages } from '#domain/proof/shared-submissions';
import { AccessesDialog } from './AccessesDialog.tsx';
import { SharedLinkRow } from './SharedLinkRow.tsx';
import { useEndLink } from './useEndLink.ts';

type Row = SharedSubmissionPartsFragment;

/** The user's links to submissions, newest first, each with who used it. */
export function SharedLinks() {
  const { data, error, refetch, fetchMore } = useSharedSubmissionsQuery({
    variables: { first: PAGE_DEFAULT },
    fetchPolicy: 'cache-and-network',
  });
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const { list, area } = useListFocus();
  const reading = useDialog<Row>();
  const revoking = useDialog<Row>();
  const removing = useDialog<Row>();
  const { revoke, remove } = useEndLink();
  const found = data?.sharedSubmissions;
  if (!found && error) {
    return <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!found) return <Skeleton variant="rounded" height={96} aria-label="Loading" />;
  return (
    <Stack {...area}>
      {found.edges.length === 0 ? (
        <EmptyState icon={<Link2 />} title={messages.empty} text={messages.emptyText} />
      ) : (
        <Stack
          component="ul"
          ref={list}
          aria-label={messages.listTitle}
          sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}
        >
          {found.edges.map(({ node }) => (
            <SharedLinkRow
              key={node.id}
              link={node}
              timeZone={timeZone}
              onRead={() => reading.show(node)}
              onRevoke={() => revoking.show(node)}
              onRemove={() => removing.show(node)}
            />
          ))}
        </Stack>
      )}
      <ShowMore
        list={list}
        shown={found.edges.length}
        total={found.totalCount}
        hasMore={found.pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
      />
      <AccessesDialog {...reading.props} timeZone={timeZone} />
      <ConfirmDialog
        {...messages.revokeQuestion}
        open={revoking.props.open}
        confirmLabel="Revoke link"
        destructive
        onConfirm={() => void revoke(revoking.props.row)}
        onClose={revoking.props.onClose}
      />
      <ConfirmDialog
        {...messages.removeQuestion}
        open={removing.props.open}
        confirmLabel="Delete link"
        destructive
        onConfirm={() => void remove(removing.props.row)}
        onClose={removing.props.onClose}
      />
    </Stack>
  );
}
