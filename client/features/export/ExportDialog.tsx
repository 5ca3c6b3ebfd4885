import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { useExportActivities } from './useExportActivities.ts';

/** What can be taken out of the platform as a file. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { exportActivities, pending } = useExportActivities(onClose);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Export Report"
      description="A file with all activities you have logged, for a spreadsheet or for your own records."
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        It holds title, category, status, hours, whether interactive, dates, description and
        evidence. The PDF portfolio for an audit comes with a later version.
      </Typography>
      <DialogActions sx={{ px: 0, pb: 0, mt: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={pending} onClick={() => void exportActivities()}>
          {pending ? 'Exporting...' : 'CSV of my activities'}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
