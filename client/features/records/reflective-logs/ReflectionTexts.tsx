import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '#client/lib/dates.ts';
import { reflectionPath } from '#client/lib/record-paths.ts';
import { recordedAt } from '#domain/records/recorded';
import { reflectiveLogLabels, reflectiveLogTexts } from '#domain/records/reflective-logs';

interface Props {
  log: {
    id: string;
    content: string;
    learningOutcomes: string;
    futureApplication: string;
    createdAt: string;
    claimedCreatedAt: string | null;
  };
  timeZone: string;
}

/** A reflection in full, to read. */
export function ReflectionTexts({ log, timeZone }: Props) {
  return (
    <Stack component="article" sx={{ gap: 1, '& + &': { mt: 3 } }}>
      <Typography variant="h3">
        <Link component={RouterLink} to={reflectionPath(log.id)} color="inherit">
          {formatDay(recordedAt(log), timeZone)}
        </Link>
      </Typography>
      {reflectiveLogTexts.map((name) => (
        <div key={name}>
          <Typography variant="body2" component="h4" color="textSecondary">
            {reflectiveLogLabels[name]}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {log[name]}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
