import { PageHeader } from '#client/components/PageHeader.tsx';
import { ModuleLibrary } from '#client/features/modules/ModuleLibrary.tsx';

/** All learning modules. */
export function ModulesPage() {
  return (
    <>
      <PageHeader
        title="CPD Modules"
        description="Browse and complete interactive learning modules"
      />
      <ModuleLibrary />
    </>
  );
}
