import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useExportAll } from './useExportAll.ts';

/** Downloads the user's data. */
export function DownloadButton({ timeZone }: { timeZone: string | undefined }) {
  const { exportAll, pending } = useExportAll(timeZone);
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      disabled={pending}
      onClick={() => void exportAll()}
    >
      {pending ? 'Downloading...' : 'Download my data'}
    </Button>
  );
}
