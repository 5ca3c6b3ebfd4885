import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { isWhole, wholeSubmission, type SubmissionChoice } from '#domain/proof/submission';
import { RegisterPreview } from './RegisterPreview.tsx';
import { SubmissionContents } from './SubmissionContents.tsx';

interface Props {
  open: boolean;
  period: string;
  registration: string | null;
  choice: SubmissionChoice;
  onChange: (choice: SubmissionChoice) => void;
  onClose: () => void;
}

/** Chooses what goes into a submission, and previews its register. */
export function SubmissionDialog({ open, period, registration, choice, onChange, onClose }: Props) {
  const [tab, setTab] = useState<'contents' | 'register'>('contents');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="lg"
      title="What goes in"
      description="The document says how many records you left out. Your choice is kept until you sign out or close this tab."
    >
      <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)} sx={{ mb: 2 }}>
        <Tab value="contents" label="Contents" />
        <Tab value="register" label="Preview of the register" />
      </Tabs>
      {tab === 'contents' ? (
        <SubmissionContents
          period={period}
          registration={registration}
          choice={choice}
          onChange={onChange}
        />
      ) : (
        <RegisterPreview period={period} registration={registration} choice={choice} />
      )}
      <FormActions>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, width: 1 }}>
          <Button
            disabled={isWhole(choice)}
            onClick={() => onChange({ ...wholeSubmission, include: choice.include })}
          >
            Include everything
          </Button>
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </Box>
      </FormActions>
    </FormDialog>
  );
}
