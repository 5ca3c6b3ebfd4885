import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CirclePlus, Download } from 'lucide-react';
import { RecordFiles } from '#client/records/files/RecordFiles.tsx';
import { DocumentHistoryDocument } from '#client/graphql/generated.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import { logThis } from '#client/lib/log-this.ts';
import { useRetention } from '#client/lib/retention.ts';
import { ActivitiesOfDocument } from './ActivitiesOfDocument.tsx';
import { downloadDocument, ExpiryChip, TypeChip } from './DocumentRow.tsx';
import { createdDayInFull, type Row } from './documents.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  row?: Row;
  timeZone: string;
}

/** Shows one document in full. */
export function DocumentViewDialog({ open, onClose, row, timeZone }: Props) {
  const { label } = useRetention();
  if (!row) return null;
  const log = () => {
    onClose();
    logThis({ title: row.title, documents: [row] });
  };
  return (
    <ViewDialog
      open={open}
      title={row.title}
      onClose={onClose}
      actions={
        <>
          <Button startIcon={<CirclePlus />} onClick={log}>
            Log this
          </Button>
          <Button startIcon={<Download />} onClick={() => downloadDocument(row, timeZone)}>
            Download
          </Button>
        </>
      }
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TypeChip type={row.type} />
        <ExpiryChip row={row} timeZone={timeZone} />
        <Typography variant="body2" color="textSecondary">
          Created {createdDayInFull(row, timeZone)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {label(row.keepUntil)}
        </Typography>
        <ImportedNote record={row} timeZone={timeZone} what="added" />
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 3 }}>
        {row.content}
      </Typography>
      <ActivitiesOfDocument documentId={row.id} />
      <RecordFiles ownerKey="documentId" ownerId={row.id} />
      <RecordHistory query={DocumentHistoryDocument} id={row.id} />
    </ViewDialog>
  );
}
