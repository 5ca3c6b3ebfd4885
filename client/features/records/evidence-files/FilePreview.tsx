import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import {
  evidenceMessages,
  evidencePath,
  isPicture,
  lostText,
} from '#domain/records/evidence-files';

interface Props {
  open: boolean;
  file: EvidenceFilePartsFragment;
  /** Called if the file cannot be shown; its state may have changed. */
  onFailed: () => void;
  onClose: () => void;
}

/** Shows a picture or a PDF at full size. */
export function FilePreview({ open, file, onFailed, onClose }: Props) {
  return (
    <ViewDialog
      open={open}
      title={file.name}
      maxWidth="lg"
      onClose={onClose}
      contentSx={{ p: 0, display: 'grid', bgcolor: 'background.default' }}
      actions={
        <Button
          component="a"
          href={evidencePath(file.id, 'file')}
          download={file.name}
          startIcon={<Download />}
        >
          Download
        </Button>
      }
    >
      <FileView {...{ file, onFailed }} />
    </ViewDialog>
  );
}

/** A picture or a PDF. */
export function FileView({ file, onFailed }: Pick<Props, 'file' | 'onFailed'>) {
  return isPicture(file.type) ? <Picture {...{ file, onFailed }} /> : <Pdf file={file} />;
}

function Picture({ file, onFailed }: Pick<Props, 'file' | 'onFailed'>) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <ErrorAlert message={lostText(file) ?? evidenceMessages.unreachable} />;
  return (
    <Box
      component="img"
      src={evidencePath(file.id, 'preview')}
      alt={file.name}
      onError={() => {
        setFailed(true);
        onFailed();
      }}
      sx={{ maxWidth: '100%', maxHeight: '75vh', m: 'auto', display: 'block' }}
    />
  );
}

/** Phones have no viewer inside a page. */
function Pdf({ file }: Pick<Props, 'file'>) {
  const address = evidencePath(file.id, 'preview');
  const lost = lostText(file);
  if (lost) return <ErrorAlert message={lost} />;
  if (!navigator.pdfViewerEnabled) {
    return (
      <Box sx={{ p: 3, textAlign: 'center' }}>
        <Typography sx={{ mb: 2 }}>{evidenceMessages.noViewer}</Typography>
        <Button component="a" href={address} target="_blank" rel="noopener" variant="outlined">
          {evidenceMessages.open}
        </Button>
      </Box>
    );
  }
  return (
    <Box
      component="iframe"
      src={address}
      title={file.name}
      sx={{ width: '100%', height: '75vh', border: 0 }}
    />
  );
}
