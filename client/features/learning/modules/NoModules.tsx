import Button from '@mui/material/Button';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { moduleMessages } from '#domain/learning/modules';
import type { ModuleFilter } from './useModuleFilter.ts';

const titles: Record<ModuleFilter['tab'], string> = {
  all: moduleMessages.empty,
  recommended: moduleMessages.emptyRecommended,
  'in-progress': moduleMessages.emptyInProgress,
  completed: moduleMessages.emptyCompleted,
};

/** The empty state of a tab, with the way forward. */
export function NoModules({ filter }: { filter: ModuleFilter }) {
  return (
    <EmptyState
      icon={<BookOpen />}
      title={titles[filter.tab]}
      text={filter.isNarrowed ? moduleMessages.emptyFiltered : undefined}
      actions={
        <>
          {filter.isNarrowed && (
            <Button variant="outlined" onClick={filter.clear}>
              Clear search and category
            </Button>
          )}
          <Button variant="outlined" component={Link} to={paths.cpdModules}>
            CPD Learning Modules
          </Button>
        </>
      }
    />
  );
}
