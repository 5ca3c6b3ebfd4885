import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ClampedText } from '#client/components/ClampedText.tsx';
import { FilesChip } from '#client/records/files/FilesChip.tsx';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import { formatDay } from '#client/lib/dates.ts';
import { reflectionPath } from '#client/lib/record-paths.ts';
import { reflectiveLogLabels, reflectiveLogTexts } from '#domain/records/reflective-logs';
import { recordedAt } from '#domain/records/recorded';
import type { Row } from './reflective-logs.ts';

interface Props {
  log: Row;
  timeZone: string;
  // Pass the same functions at each rendering: otherwise every row renders again.
  onView: (log: Row) => void;
  onEdit: (log: Row) => void;
  onDelete: (log: Row) => void;
}

/** One reflective log of the list. */
export const ReflectiveLogItem = memo(function ReflectiveLogItem(props: Props) {
  const { log, timeZone, onView, onEdit, onDelete } = props;
  const day = formatDay(recordedAt(log), timeZone);
  const name = log.activityTitle ? `${day} on ${log.activityTitle}` : day;
  return (
    <Card component="li" tabIndex={-1} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0, py: 1, gap: 0.5, alignItems: 'flex-start' }}>
          <Typography variant="h3">
            <Link component={RouterLink} to={reflectionPath(log.id)} color="inherit">
              {day}
            </Link>
          </Typography>
          {log.activityTitle && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              On {log.activityTitle}
            </Typography>
          )}
          <ImportedNote record={log} timeZone={timeZone} what="written" />
          <FilesChip count={log.evidenceFiles?.length} />
          <WaitingChip noun="reflection" id={log.id} />
        </Stack>
        <IconButton aria-label={`View the log of ${name}`} onClick={() => onView(log)}>
          <Eye />
        </IconButton>
        <IconButton aria-label={`Edit the log of ${name}`} onClick={() => onEdit(log)}>
          <Pencil />
        </IconButton>
        <IconButton
          aria-label={`Delete the log of ${name}`}
          color="error"
          onClick={() => onDelete(log)}
        >
          <Trash2 />
        </IconButton>
      </Stack>
      {reflectiveLogTexts.map((name) => (
        <Box key={name} sx={{ mt: 1.5 }}>
          <Typography variant="subtitle2" component="h4" color="textSecondary">
            {reflectiveLogLabels[name]}
          </Typography>
          <ClampedText text={log[name]} lines={4} label={`${reflectiveLogLabels[name]}, ${day}`} />
        </Box>
      ))}
    </Card>
  );
});
