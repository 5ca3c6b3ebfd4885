import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { useModulesQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { moduleTabs } from '#domain/learning/modules';
import { counted } from '#domain/counts';
import { ModuleFilterBar } from './ModuleFilterBar.tsx';
import { ModuleGrid, ModuleGridSkeleton } from './ModuleGrid.tsx';
import { NoModules } from './NoModules.tsx';
import { useModuleFilter } from './useModuleFilter.ts';

/** Cards of the skeleton: two rows on a wide screen. */
const SKELETON_CARDS = 6;

/** The learning modules, filtered by tab, category and search. */
export function ModuleLibrary() {
  const filter = useModuleFilter();
  const { data, previousData, error, refetch } = useModulesQuery({ variables: filter.variables });
  // Keep showing the previous result while the next one loads.
  const found = data ?? previousData;
  const count = found?.modules.length ?? 0;
  return (
    <>
      <ModuleFilterBar filter={filter} categories={found?.moduleCategories} />
      <TabbedArea
        label="Kinds of modules"
        tabs={moduleTabs}
        value={filter.tab}
        onChange={filter.setTab}
      >
        <Stack sx={{ gap: 2 }} aria-busy={!data && !error}>
          {error && (
            <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
          )}
          {!found && !error && <ModuleGridSkeleton count={SKELETON_CARDS} />}
          {found && !(error && !data) && (
            <>
              {count > 0 && <ModuleGrid modules={found.modules} heading="h2" />}
              <Box aria-live="polite">
                <VisuallyHidden>{counted(count, 'module')} shown</VisuallyHidden>
                {count === 0 && <NoModules filter={filter} />}
              </Box>
            </>
          )}
        </Stack>
      </TabbedArea>
    </>
  );
}
