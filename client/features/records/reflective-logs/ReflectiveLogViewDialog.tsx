import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { RecordFiles } from '#client/records/files/RecordFiles.tsx';
import { ReflectiveLogHistoryDocument } from '#client/graphql/generated.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay } from '#client/lib/dates.ts';
import { useRetention } from '#client/lib/retention.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { reflectiveLogLabels, reflectiveLogTexts } from '#domain/records/reflective-logs';
import { recordedAt } from '#domain/records/recorded';
import type { Row } from './reflective-logs.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onEdit: (log: Row) => void;
  log?: Row;
}

/** Shows one reflective log in full. */
export function ReflectiveLogViewDialog({ open, onClose, onEdit, log }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const { label } = useRetention();
  if (!log) return null;
  return (
    <ViewDialog
      open={open}
      title={`Reflection of ${formatDay(recordedAt(log), timeZone)}`}
      onClose={onClose}
      actions={
        <Button startIcon={<Pencil />} onClick={() => onEdit(log)}>
          Edit
        </Button>
      }
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 1.5, mb: 2, color: 'text.secondary' }}
      >
        {log.activityTitle && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            On {log.activityTitle}
          </Typography>
        )}
        <Typography variant="body2">{label(log.keepUntil)}</Typography>
        <ImportedNote record={log} timeZone={timeZone} what="written" />
      </Stack>
      <Stack sx={{ gap: 2.5, mb: 3 }}>
        {reflectiveLogTexts.map((name) => (
          <Box key={name}>
            <Typography variant="subtitle2" component="h3" color="textSecondary">
              {reflectiveLogLabels[name]}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {log[name]}
            </Typography>
          </Box>
        ))}
      </Stack>
      <RecordFiles ownerKey="reflectiveLogId" ownerId={log.id} />
      <RecordHistory query={ReflectiveLogHistoryDocument} id={log.id} />
    </ViewDialog>
  );
}
