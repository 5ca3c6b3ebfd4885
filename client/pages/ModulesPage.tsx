import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { ModuleLibrary } from '#client/features/learning/modules/ModuleLibrary.tsx';

/** All learning modules. */
export function ModulesPage() {
  return (
    <>
      <PageHeader
        title="CPD Modules"
        description="Browse and complete interactive learning modules"
      />
      <Typography sx={{ mb: 2 }}>
        Search the modules, and see which you have started or completed.{' '}
        <Link component={RouterLink} to={paths.cpdModules}>
          CPD Modules
        </Link>{' '}
        shows all of them on one page.
      </Typography>
      <ModuleLibrary />
    </>
  );
}
