import Button from '@mui/material/Button';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { FoldingPanel } from '#client/components/FoldingPanel.tsx';
import type { ModuleCardPartsFragment } from '#client/graphql/generated.ts';
import { moduleMessages } from '#domain/learning/modules';
import { ModuleGrid, ModuleGridSkeleton } from './ModuleGrid.tsx';

/** Cards of the skeleton (specification, section 2). */
const SKELETON_CARDS = 2;

interface Props {
  modules: readonly ModuleCardPartsFragment[] | undefined;
  loading: boolean;
}

/** The modules that help most at the moment. */
export function RecommendedModules({ modules, loading }: Props) {
  if (!modules && !loading) return null;
  const browse = (
    <Button component={Link} to={paths.modules} sx={{ mr: -1.5 }}>
      Browse Library
    </Button>
  );
  return (
    <FoldingPanel
      gist={modules?.[0]?.title}
      title="Recommended Modules"
      action={browse}
      busy={!modules}
    >
      {!modules && <ModuleGridSkeleton count={SKELETON_CARDS} columns={2} />}
      {modules?.length === 0 && (
        <EmptyState icon={<BookOpen />} title={moduleMessages.emptyRecommended} />
      )}
      {modules && modules.length > 0 && <ModuleGrid modules={modules} heading="h3" columns={2} />}
    </FoldingPanel>
  );
}
