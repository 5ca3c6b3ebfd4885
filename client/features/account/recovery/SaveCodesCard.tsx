import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LifeBuoy, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { settingsPaths } from '#domain/account/settings-pages';

/** Explains why to save recovery codes and links to them. */
export function SaveCodesCard({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Card component="section" aria-labelledby="save-codes" sx={card}>
      <Box aria-hidden sx={{ display: 'flex', color: 'warning.main', pt: 0.25 }}>
        <LifeBuoy />
      </Box>
      <Box sx={content}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography id="save-codes" variant="h3" component="h2">
            Save your recovery codes
          </Typography>
          <Typography color="textSecondary">
            A forgotten password or a lost phone can lock you out of your records. These codes let
            you back in.
          </Typography>
        </Box>
        <Button component={Link} to={`${settingsPaths.signIn}#recovery-codes`} variant="contained">
          Get recovery codes
        </Button>
      </Box>
      <IconButton aria-label="Remind me in three weeks" onClick={onDismiss} sx={{ mt: -1, mr: -1 }}>
        <X />
      </IconButton>
    </Card>
  );
}

const card = { display: 'flex', alignItems: 'flex-start', gap: 1.5, px: { xs: 2, sm: 3 }, py: 2 };

const content = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
} as const;
