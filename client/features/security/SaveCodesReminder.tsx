import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LifeBuoy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { whenIdle } from '#client/lib/idle.ts';
import { isCheckDue, isReminderDue, pauseReminder } from './codes-note.ts';

/**
 * Reminds the user to save recovery codes. It shows from the first moment or not at all, by what this device noted at the
 * last visit, so that it moves nothing; whether it is right is asked afterwards, about once a week.
 */
export function SaveCodesReminder({ userId }: { userId: string }) {
  const client = useApolloClient();
  const [isShown, setShown] = useState(() => isReminderDue(userId));
  useEffect(() => {
    let isGone = false;
    async function check(): Promise<void> {
      await whenIdle();
      if (isGone || !isCheckDue(userId)) return;
      const { checkCodes } = await import('./check-codes.ts');
      const stays = await checkCodes(client, userId);
      if (!isGone && !stays) setShown(false);
    }
    // Asked again at the next visit.
    check().catch(() => {});
    return () => void (isGone = true);
  }, [client, userId]);
  if (!isShown) return null;

  function dismiss(): void {
    pauseReminder(userId);
    setShown(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <Card component="section" aria-labelledby="save-codes" sx={card}>
      <Box aria-hidden sx={{ display: 'flex', color: 'warning.main', alignSelf: 'flex-start' }}>
        <LifeBuoy />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography id="save-codes" variant="h3" component="h2">
          Save your recovery codes
        </Typography>
        <Typography color="textSecondary">
          Without them, a forgotten password or a lost phone can lock you out of your records.
        </Typography>
      </Box>
      <Button component={Link} to={`${paths.settings}#recovery-codes`} variant="contained">
        Get recovery codes
      </Button>
      <IconButton aria-label="Remind me in three weeks" onClick={dismiss}>
        <X />
      </IconButton>
    </Card>
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 2,
} as const;
