import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { HEAD_TEXT_MAX, headProblem, readHead } from '#domain/record-events';
import { headCheckTexts as texts } from '#domain/timeline-check';

type State =
  { isUnchanged: boolean; text: string } | { problem: string } | { needsSignIn: true } | null;

/** Compares a fingerprint that a report or a weekly message printed with the timeline of who is signed in. */
export function CheckHead() {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [state, setState] = useState<State>(null);
  const [isChecking, setChecking] = useState(false);

  async function check(event: SubmitEvent) {
    event.preventDefault();
    if (isChecking) return;
    setState(null);
    const isHead = readHead(typed) !== null;
    setWrong(isHead ? null : headProblem);
    if (!isHead) return;
    setChecking(true);
    try {
      const asked = new URLSearchParams({ head: typed });
      const response = await fetch(`/api/user/record-chain/point?${asked}`);
      const found = (await response.json()) as {
        isUnchanged: boolean;
        text: string;
        message: string;
      };
      if (response.ok) setState(found);
      else setState(response.status === 401 ? { needsSignIn: true } : { problem: found.message });
    } catch (error) {
      setState({ problem: messageOf(error) });
    }
    setChecking(false);
  }

  return (
    <Stack component="section" sx={{ gap: 1.5 }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Typography>{texts.about}</Typography>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void check(event)}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
      >
        <MuiTextField
          fullWidth
          label={texts.label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={wrong !== null}
          helperText={wrong ?? texts.example}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: HEAD_TEXT_MAX, spellCheck: false } }}
        />
        <Button
          type="submit"
          variant="outlined"
          aria-busy={isChecking}
          sx={{ minHeight: 56, flexShrink: 0 }}
        >
          {isChecking ? texts.comparing : texts.compare}
        </Button>
      </Stack>
      <Box aria-live="polite">
        {state && 'problem' in state && <ErrorAlert message={state.problem} />}
        {state && 'text' in state && (
          <Alert severity={state.isUnchanged ? 'success' : 'error'}>{state.text}</Alert>
        )}
        {state && 'needsSignIn' in state && (
          <Alert severity="info">
            {texts.signIn}{' '}
            <Link component={RouterLink} to={paths.auth} color="inherit">
              Sign in
            </Link>
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
