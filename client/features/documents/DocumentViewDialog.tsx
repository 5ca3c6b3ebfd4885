import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { RecordFiles } from '#client/components/evidence/RecordFiles.tsx';
import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDayLong } from '#client/lib/dates.ts';
import { useRetention } from '#client/lib/retention.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
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
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { label } = useRetention();
  const id = useId();
  if (!document) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {document.title}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
          <DocumentTypeChip type={document.type} />
          <DocumentExpiryChip expiryDate={document.expiryDate} timeZone={timeZone} />
          <Typography variant="body2" color="textSecondary">
            Created {formatDayLong(document.createdAt, timeZone)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {label(document.keepUntil)}
          </Typography>
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 3 }}>
          {document.content}
        </Typography>
        <RecordFiles ownerKey="documentId" ownerId={document.id} />
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button startIcon={<Download />} onClick={() => downloadDocument(document, timeZone)}>
          Download
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
