import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { SharedLinks } from '#client/features/proof/portfolio/shared/SharedLinks.tsx';
import { paths } from '#client/lib/paths.ts';
import { sharedMessages as messages } from '#domain/proof/shared-submissions';
import { timelineTexts } from '#domain/proof/timeline-check';

/** The submissions that the user has shared by a link. */
export function SubmissionsPage() {
  return (
    <>
      <PageHeader
        title={messages.listTitle}
        description={
          <>
            {messages.listAbout}{' '}
            <Link component={RouterLink} to={paths.verify}>
              {timelineTexts.title}
            </Link>
          </>
        }
      />
      <SharedLinks />
    </>
  );
}
