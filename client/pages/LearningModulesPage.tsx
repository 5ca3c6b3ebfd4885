import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { ModuleGrid, ModuleGridSkeleton } from '#client/features/modules/ModuleGrid.tsx';
import { PlayerDialog } from '#client/features/modules/PlayerDialog.tsx';
import { useOpenedModule } from '#client/features/modules/useOpenedModule.ts';
import { useLearningModulesQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { moduleMessages } from '#domain/modules';

/** The number of modules that ship with the product. */
const SKELETON_CARDS = 7;

/** The built-in modules; opens the one in the address. */
export function LearningModulesPage() {
  const { data, previousData, error, refetch } = useLearningModulesQuery();
  const modules = (data ?? previousData)?.modules;
  const { opened, isUnknown, close } = useOpenedModule(modules);
  return (
    <>
      <PageHeader
        title="CPD Learning Modules"
        description={
          <>
            All built-in modules on one page, each with a quiz and, for some, a reflection. To
            search them or see your progress, open{' '}
            <Link component={RouterLink} to={paths.modules}>
              Modules
            </Link>
            .
          </>
        }
      />
      <Stack sx={{ gap: 2 }} aria-busy={!modules && !error}>
        {error && (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        )}
        {isUnknown && <ErrorAlert message={moduleMessages.unknown} />}
        {!modules && !error && <ModuleGridSkeleton count={SKELETON_CARDS} />}
        {modules?.length === 0 && <EmptyState title={moduleMessages.empty} />}
        {modules && modules.length > 0 && <ModuleGrid modules={modules} heading="h2" />}
      </Stack>
      <PlayerDialog module={opened} onClose={close} />
    </>
  );
}
