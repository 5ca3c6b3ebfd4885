import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Bookmark, BookmarkX } from 'lucide-react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { useBookmarksQuery, type ResourcePartsFragment } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { PAGE_MAX } from '#domain/pages';
import { bookmarkNote, resourceMessages } from '#domain/learning/resources';
import { BookmarkNote } from './BookmarkNote.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { ResourceGrid, ResourceGridSkeleton } from './ResourceGrid.tsx';
import { ResourceMenu } from './ResourceMenu.tsx';
import { useBookmark } from './useBookmark.ts';
import { useResourceDialogs } from './useResourceDialogs.tsx';
import { useReviewsDialog } from './useReviewsDialog.tsx';

/** The user's bookmarks, newest first. */
export function Bookmarks({ onDiscover }: { onDiscover: () => void }) {
  const { data, error, refetch, fetchMore } = useBookmarksQuery({ variables: { first: PAGE_MAX } });
  const { removeBookmark } = useBookmark();
  const { showReviews, dialog } = useReviewsDialog();
  const { actions, dialogs } = useResourceDialogs();
  const { heading, list, area } = useListFocus();
  const bookmarks = data?.bookmarks;
  const count = bookmarks?.edges.length ?? 0;

  const removal = (resource: ResourcePartsFragment) => (
    <Button
      color="error"
      startIcon={<BookmarkX aria-hidden />}
      onClick={() => void removeBookmark(resource)}
    >
      Remove
      <VisuallyHidden> the bookmark of {resource.title}</VisuallyHidden>
    </Button>
  );

  const card = (resource: ResourcePartsFragment) => {
    const note = bookmarkNote(resource);
    return note === null ? (
      <ResourceCard
        key={resource.id}
        resource={resource}
        corner={<ResourceMenu resource={resource} actions={actions} />}
        onReviews={() => showReviews(resource)}
        action={removal(resource)}
      />
    ) : (
      <BookmarkNote key={resource.id} resource={resource} note={note} action={removal(resource)} />
    );
  };

  return (
    <Stack {...area} sx={{ gap: 1.5 }}>
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!bookmarks && !error && <ResourceGridSkeleton />}
      <Box aria-live="polite">
        {bookmarks && count === 0 && (
          <EmptyState
            icon={<Bookmark />}
            title={resourceMessages.noBookmarks}
            text={resourceMessages.noBookmarksText}
            actions={
              <Button variant="contained" onClick={onDiscover}>
                Discover Resources
              </Button>
            }
          />
        )}
      </Box>
      {bookmarks && count > 0 && (
        <>
          <Typography ref={heading} tabIndex={-1} variant="h2">
            Your bookmarks
          </Typography>
          <ResourceGrid ref={list}>{bookmarks.edges.map(({ node }) => card(node))}</ResourceGrid>
          <ShowMore
            list={list}
            shown={count}
            total={bookmarks.totalCount}
            hasMore={bookmarks.pageInfo.hasNextPage}
            onMore={() => fetchMore({ variables: { after: bookmarks.pageInfo.endCursor } })}
          />
        </>
      )}
      {dialog}
      {dialogs}
    </Stack>
  );
}
