import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Telescope } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { NativeSelect } from '#client/components/NativeSelect.tsx';
import { FoldingPanel } from '#client/components/FoldingPanel.tsx';
import {
  useResourceLibraryQuery,
  type RecommendationPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { counted } from '#domain/counts';
import {
  DASHBOARD_RECOMMENDATIONS,
  resourceCategories,
  resourceMessages,
} from '#domain/learning/resources';
import { Recommendation, RecommendationSkeleton, recommendations } from './Recommendation.tsx';

const ALL = 'all';

interface Props {
  /** Recommendations without a filter. */
  resources: readonly RecommendationPartsFragment[] | undefined;
  /** Reason why they could not load; the page offers a retry. */
  error: unknown;
}

/** A few resources for the user's emptiest categories, or for one category. */
export function ResourceLibrary({ resources, error }: Props) {
  const [category, setCategory] = useState<string>(ALL);
  const isFiltered = category !== ALL;
  const filtered = useResourceLibraryQuery({
    variables: { cpdCategory: category, first: DASHBOARD_RECOMMENDATIONS },
    skip: !isFiltered,
  });
  const found = isFiltered
    ? filtered.data?.resources.edges.map(({ node }) => node)
    : resources?.slice(0, DASHBOARD_RECOMMENDATIONS);
  const problem = isFiltered ? filtered.error : error;
  const retry = isFiltered ? () => void filtered.refetch().catch(() => {}) : undefined;
  const viewAll = (
    <Button component={Link} to={paths.resources} sx={{ mr: -1.5 }}>
      View all resources
    </Button>
  );
  return (
    <FoldingPanel
      gist={found && counted(found.length, 'recommendation')}
      title="Resource Library"
      action={viewAll}
      busy={!found && !problem}
    >
      <NativeSelect
        label="Category"
        value={category}
        onChange={setCategory}
        options={[
          { value: ALL, label: 'All Categories' },
          ...resourceCategories.map((name) => ({ value: name, label: name })),
        ]}
        sx={{ mb: 1.5, maxWidth: { sm: 300 } }}
      />
      {!found && problem !== undefined && (
        <ErrorAlert
          message={resourceMessages.dashboardFailed(messageOf(problem, 'Unknown error'))}
          onRetry={retry}
        />
      )}
      {!found && problem === undefined && <RecommendationSkeleton />}
      {found?.length === 0 && (
        <EmptyState icon={<Telescope />} title={resourceMessages.dashboardEmpty} />
      )}
      {found && found.length > 0 && (
        <Box component="ul" sx={recommendations}>
          {found.map((resource) => (
            <Recommendation key={resource.id} resource={resource} />
          ))}
        </Box>
      )}
    </FoldingPanel>
  );
}
