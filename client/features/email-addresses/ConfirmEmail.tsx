import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { confirmationTexts } from '#domain/email-addresses';
import { confirmEmail, type Confirmation } from './confirm-email.ts';

/** Opens the link of a confirmation and shows the result. */
export function ConfirmEmail({ token }: { token: string }) {
  const [ended, setEnded] = useState<Confirmation | null>(null);
  const isAsking = ended === null;
  useEffect(() => {
    if (!isAsking) return;
    let isHere = true;
    const ask = async () => {
      const confirmation = await confirmEmail(token);
      if (isHere) setEnded(confirmation);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [token, isAsking]);
  const { title } = confirmationTexts[ended?.state ?? 'asking'];
  return (
    <Box aria-live="polite" aria-busy={isAsking}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        {textOf(ended)}
      </Typography>
      {isAsking && <CircularProgress aria-label="Loading" />}
      {ended?.state === 'failed' && (
        <Button variant="contained" onClick={() => setEnded(null)}>
          Try again
        </Button>
      )}
      {(ended?.state === 'done' || ended?.state === 'refused') && (
        <Button component={Link} to={paths.settings} variant="contained">
          Open the settings
        </Button>
      )}
    </Box>
  );
}

function textOf(ended: Confirmation | null): string {
  if (ended?.state === 'failed') return ended.text;
  return confirmationTexts[ended?.state ?? 'asking'].text;
}
