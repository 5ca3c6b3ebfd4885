import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { isWhole, type SubmissionChoice } from '#domain/proof/submission';
import { SubmissionAdditions } from './SubmissionAdditions.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { choiceText } from './submission-words.ts';

const ShareDialog = lazyDialog(async () => (await import('./shared/ShareDialog.tsx')).ShareDialog);

interface Props {
  period: string;
  registration: string | null;
  choice: SubmissionChoice;
  onChange: (choice: SubmissionChoice) => void;
  disabled: boolean;
}

/** Shows what goes into the submission and leads to the choice. */
export function SubmissionPanel({ period, registration, choice, onChange, disabled }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>What goes in</Typography>
      <Typography variant="body2" color="textSecondary" component="output">
        {isWhole(choice) ? 'Everything you completed.' : choiceText(choice)}
      </Typography>
      <SubmissionAdditions
        period={period}
        registration={registration}
        choice={choice}
        onChange={onChange}
        disabled={disabled}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button disabled={disabled} variant="outlined" onClick={() => setOpen(true)}>
          Choose and preview
        </Button>
        <Button disabled={disabled} onClick={() => setSharing(true)}>
          Share by link
        </Button>
      </Box>
      <SubmissionDialog
        open={isOpen}
        period={period}
        registration={registration}
        choice={choice}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
      <ShareDialog
        open={isSharing}
        period={period}
        registration={registration}
        choice={choice}
        onClose={() => setSharing(false)}
      />
    </Paper>
  );
}
