import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { PageHeader } from '#client/components/PageHeader.tsx';

/** The 404 page. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader
        title="404 Page Not Found"
        description="Did you forget to add the page to the router?"
      />
      <Button component={Link} to={paths.dashboard} variant="contained">
        Go to the dashboard
      </Button>
    </>
  );
}
