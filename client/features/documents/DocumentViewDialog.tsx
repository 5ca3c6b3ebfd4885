import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { RecordFiles } from '#client/components/evidence/RecordFiles.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { useRetention } from '#client/lib/retention.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { recordedAt } from '#domain/recorded';
import { createdDayLong } from './created-day.ts';
import { DocumentExpiryChip } from './DocumentExpiryChip.tsx';
import { DocumentTypeChip } from './DocumentTypeChip.tsx';
import { downloadDocument } from './download-document.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  document?: DocumentPartsFragment;
}

/** One document, whole. */
export function DocumentViewDialog({ open, onClose, document }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const { label } = useRetention();
  if (!document) return null;
  return (
    <ViewDialog
      open={open}
      title={document.title}
      onClose={onClose}
      actions={
        <Button startIcon={<Download />} onClick={() => downloadDocument(document, timeZone)}>
          Download
        </Button>
      }
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <DocumentTypeChip type={document.type} />
        <DocumentExpiryChip expiryDate={document.expiryDate} timeZone={timeZone} />
        <Typography variant="body2" color="textSecondary">
          Created {createdDayLong(recordedAt(document), timeZone)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {label(document.keepUntil)}
        </Typography>
        <ImportedNote record={document} timeZone={timeZone} what="added" />
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 3 }}>
        {document.content}
      </Typography>
      <RecordFiles ownerKey="documentId" ownerId={document.id} />
    </ViewDialog>
  );
}
