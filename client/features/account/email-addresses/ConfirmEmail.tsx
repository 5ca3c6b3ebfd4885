import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmationTexts as texts } from '#domain/account/email-addresses';
import { settingsPaths } from '#domain/account/settings-pages';
import { confirmEmail, type Confirmation } from './confirm-email.ts';

/** Confirms the address of a link once the user presses a button: mail scanners open links, too. */
export function ConfirmEmail({ token }: { token: string }) {
  const [ended, setEnded] = useState<Confirmation | null>(null);
  const [isSending, setSending] = useState(false);
  async function confirm() {
    setSending(true);
    setEnded(await confirmEmail(token));
    setSending(false);
  }
  const isOpen = ended === null || ended.state === 'failed';
  const { title } = texts[ended?.state ?? 'question'];
  const text = ended?.state === 'failed' ? ended.text : texts[ended?.state ?? 'question'].text;
  return (
    <Box aria-live="polite" aria-busy={isSending}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        {text}
      </Typography>
      {isOpen ? (
        <Button
          variant="contained"
          aria-busy={isSending}
          onClick={() => !isSending && void confirm()}
        >
          {ended ? 'Try again' : texts.question.action}
        </Button>
      ) : (
        <Button component={Link} to={settingsPaths.reminders} variant="contained">
          Open the settings
        </Button>
      )}
    </Box>
  );
}
