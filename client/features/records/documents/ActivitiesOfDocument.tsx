import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { useActivitiesOfDocumentQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { activityPath } from '#client/lib/record-paths.ts';
import { hoursLabel } from '#domain/records/activities';
import { counted } from '#domain/counts';

/** The activities that cite a document as their evidence; renders nothing if there are none. */
export function ActivitiesOfDocument({ documentId }: { documentId: string }) {
  const { data, error, refetch } = useActivitiesOfDocumentQuery({ variables: { documentId } });
  if (error && !data) {
    return (
      <Box sx={{ mb: 3 }}>
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      </Box>
    );
  }
  if (!data || data.activities.totalCount === 0) return null;
  const { nodes, totalCount } = data.activities;
  const more = totalCount - nodes.length;
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Evidence of
      </Typography>
      <ul style={{ margin: '0 0 24px', paddingInlineStart: 20 }}>
        {nodes.map(({ id, title, hours }) => (
          <li key={id} style={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={activityPath(id)}>
              {title}
            </Link>{' '}
            ({hoursLabel(hours)})
          </li>
        ))}
        {more > 0 && <li>and {counted(more, 'other activity', 'other activities')}</li>}
      </ul>
    </>
  );
}
