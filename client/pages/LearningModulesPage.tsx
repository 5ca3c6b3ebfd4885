import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { ModuleGrid, ModuleGridSkeleton } from '#client/features/learning/modules/ModuleGrid.tsx';
import { PlayerDialog } from '#client/features/learning/modules/PlayerDialog.tsx';
import { MODULE_PARAM, REVIEW_PARAM } from '#client/features/learning/modules/module-path.ts';
import { useOpenedModule } from '#client/features/learning/modules/useOpenedModule.ts';
import { ReflectiveLogDialog } from '#client/features/records/reflective-logs/dialogs.ts';
import { useLearningModulesQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useDialog } from '#client/records/useDialog.ts';
import type { WritingTemplate } from '#domain/records/templates';
import { moduleMessages } from '#domain/learning/modules';

const ReviewDialog = lazyDialog(
  async () => (await import('#client/features/learning/modules/ReviewDialog.tsx')).ReviewDialog,
);

/** The number of modules that ship with the product. */
const SKELETON_CARDS = 7;

/** The built-in modules; opens the one in the address. */
export function LearningModulesPage() {
  const { data, previousData, error, refetch } = useLearningModulesQuery();
  const modules = (data ?? previousData)?.modules;
  const { opened, isUnknown, close } = useOpenedModule(modules, MODULE_PARAM);
  const review = useOpenedModule(modules, REVIEW_PARAM);
  const reflecting = useDialog<{ activityId?: string; template: WritingTemplate }>();
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
        {(isUnknown || review.isUnknown) && <ErrorAlert message={moduleMessages.unknown} />}
        {!modules && !error && <ModuleGridSkeleton count={SKELETON_CARDS} />}
        {modules?.length === 0 && <EmptyState title={moduleMessages.empty} />}
        {modules && modules.length > 0 && <ModuleGrid modules={modules} heading="h2" />}
      </Stack>
      <PlayerDialog module={opened} onClose={close} />
      <ReviewDialog
        open={review.opened !== undefined}
        module={review.opened}
        onReflect={reflecting.show}
        onClose={review.close}
      />
      <ReflectiveLogDialog
        open={reflecting.props.open}
        activityId={reflecting.props.row?.activityId}
        variant="cpd-log"
        template={reflecting.props.row?.template}
        onClose={reflecting.props.onClose}
      />
    </>
  );
}
