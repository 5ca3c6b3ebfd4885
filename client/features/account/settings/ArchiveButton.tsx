import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Archive } from 'lucide-react';
import { sizeLabel } from '#domain/sizes';
import { useExportArchive } from './useExportArchive.ts';

/** Downloads the whole archive with files; shows progress and can be cancelled. */
export function ArchiveButton() {
  const { bytes, start, stop } = useExportArchive();
  if (bytes === null) {
    return (
      <Button variant="outlined" startIcon={<Archive />} onClick={() => void start()}>
        Download with files
      </Button>
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Typography component="output">Downloading… {bytes > 0 && sizeLabel(bytes)}</Typography>
      <Button onClick={stop}>Stop</Button>
    </Stack>
  );
}
