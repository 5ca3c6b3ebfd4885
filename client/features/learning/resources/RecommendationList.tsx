import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Telescope } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { useResourcesQuery, type ResourcePartsFragment } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { RECOMMENDATIONS_PAGE, resourceMessages, resourcesLabel } from '#domain/learning/resources';
import { BookmarkToggle } from './BookmarkToggle.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { ResourceGrid, ResourceGridSkeleton } from './ResourceGrid.tsx';
import { ResourceMenu } from './ResourceMenu.tsx';
import type { Discovering } from './useDiscover.ts';
import { useResourceDialogs, type ResourceActions } from './useResourceDialogs.tsx';
import { useReviewsDialog } from './useReviewsDialog.tsx';

/** Search results, or recommendations without a search. */
export function RecommendationList({ discovering }: { discovering: Discovering }) {
  const { query, category, isNarrowed, variables } = discovering;
  const { data, previousData, error, refetch, fetchMore } = useResourcesQuery({
    variables: { ...variables, first: RECOMMENDATIONS_PAGE },
  });
  // Keep showing the previous result while the next one loads.
  const found = (data ?? previousData)?.resources;
  const { heading, list, area } = useListFocus();
  const { actions, dialogs } = useResourceDialogs();
  const { showReviews, dialog } = useReviewsDialog();
  const viewAll = isNarrowed && (
    <Button component={Link} to={paths.resources}>
      View all
    </Button>
  );
  return (
    <Stack {...area} sx={{ gap: 1.5 }} aria-busy={!data && !error}>
      {error && (
        <ErrorAlert
          message={resourceMessages.pageFailed(messageOf(error, 'Unknown error'))}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!found && !error && <ResourceGridSkeleton />}
      {found && !(error && !data) && (
        <>
          <Stack
            direction="row"
            sx={{ alignItems: 'center', gap: 1, minHeight: (theme) => theme.layout.touch }}
          >
            <Box aria-live="polite" sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography
                ref={heading}
                tabIndex={-1}
                variant="h2"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {resourcesLabel(found.totalCount)}
                {query && ` for “${query}”`}
                {category && ` in ${category}`}
              </Typography>
            </Box>
            {viewAll}
          </Stack>
          {found.edges.length === 0 ? (
            <EmptyState icon={<Telescope />} title={resourceMessages.empty} />
          ) : (
            <ResourceGrid ref={list}>
              {found.edges.map(({ node }) => (
                <Recommended
                  key={node.id}
                  resource={node}
                  actions={actions}
                  onReviews={showReviews}
                />
              ))}
            </ResourceGrid>
          )}
          <ShowMore
            list={list}
            shown={found.edges.length}
            total={found.totalCount}
            hasMore={data?.resources.pageInfo.hasNextPage ?? false}
            label="Load More Resources"
            onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
          />
        </>
      )}
      {dialog}
      {dialogs}
    </Stack>
  );
}

interface RecommendedProps {
  resource: ResourcePartsFragment;
  actions: ResourceActions;
  onReviews: (resource: ResourcePartsFragment) => void;
}

const Recommended = memo(function Recommended({ resource, actions, onReviews }: RecommendedProps) {
  return (
    <ResourceCard
      resource={resource}
      corner={
        <Box sx={{ display: 'flex' }}>
          <BookmarkToggle resource={resource} />
          <ResourceMenu resource={resource} actions={actions} />
        </Box>
      }
      onReviews={() => onReviews(resource)}
    />
  );
});
