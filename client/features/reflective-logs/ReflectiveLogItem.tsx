import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import { ClampedText } from '#client/components/ClampedText.tsx';
import { FilesChip } from '#client/components/evidence/FilesChip.tsx';
import type { ReflectiveLogPartsFragment } from '#client/graphql/generated.ts';
import { formatDayLong } from '#client/lib/dates.ts';
import { reflectiveLogLabels } from '#domain/reflective-logs';

/** Lists know which files a log has. */
export type ListedLog = ReflectiveLogPartsFragment & { evidenceFiles?: readonly { id: string }[] };

interface Props {
  log: ListedLog;
  timeZone: string;
  onEdit: () => void;
  onDelete: () => void;
}

const texts = ['content', 'learningOutcomes', 'futureApplication'] as const;

/** One reflective log of the list. */
export function ReflectiveLogItem({ log, timeZone, onEdit, onDelete }: Props) {
  const day = formatDayLong(log.createdAt, timeZone);
  const name = log.activityTitle ? `${day} on ${log.activityTitle}` : day;
  return (
    <Card component="li" tabIndex={-1} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, py: 1 }}>
          <Typography variant="h3">{day}</Typography>
          {log.activityTitle && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              On {log.activityTitle}
            </Typography>
          )}
        </Box>
        <FilesChip count={log.evidenceFiles?.length} />
        <IconButton aria-label={`Edit the log of ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton aria-label={`Delete the log of ${name}`} color="error" onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </Stack>
      {texts.map((name) => (
        <Box key={name} sx={{ mt: 1.5 }}>
          <Typography variant="subtitle2" component="h4" color="textSecondary">
            {reflectiveLogLabels[name]}
          </Typography>
          <ClampedText text={log[name]} lines={4} label={`${reflectiveLogLabels[name]}, ${day}`} />
        </Box>
      ))}
    </Card>
  );
}
