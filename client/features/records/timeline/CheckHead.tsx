import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { HEAD_TEXT_MAX, headProblem, readHead } from '#domain/records/record-events';
import { headCheckTexts as texts } from '#domain/proof/timeline-check';

interface Found {
  isRight: boolean;
  text: string;
}

/** Results for the server and for the user's own records; the latter is null without a session. */
type State = { known: Found; own: Found | null } | { problem: string } | null;

/** Checks a fingerprint that a report or a weekly message printed: if this server has it and, signed in, the user's own records. */
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
      const [anyones, users] = await Promise.all([
        fetch(`/api/timeline-point?${asked}`),
        fetch(`/api/user/record-chain/point?${asked}`),
      ]);
      const known = (await anyones.json()) as { isKnown: boolean; text: string; message: string };
      const own = (await users.json()) as { isUnchanged: boolean; text: string };
      if (!anyones.ok) setState({ problem: known.message });
      else {
        setState({
          known: { isRight: known.isKnown, text: known.text },
          own: users.ok ? { isRight: own.isUnchanged, text: own.text } : null,
        });
      }
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
          onChange={({ target }) => {
            setTyped(target.value);
            // A verdict never stands beside another fingerprint.
            setState(null);
          }}
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
        {state && 'known' in state && (
          <Stack sx={{ gap: 1.5 }}>
            <Alert severity={state.known.isRight ? 'success' : 'error'}>{state.known.text}</Alert>
            {state.own ? (
              <Alert severity={state.own.isRight ? 'success' : 'error'}>{state.own.text}</Alert>
            ) : (
              <Alert severity="info">
                {texts.signIn}{' '}
                <Link component={RouterLink} to={paths.auth} color="inherit">
                  sign in
                </Link>
                .
              </Alert>
            )}
          </Stack>
        )}
      </Box>
    </Stack>
  );
}
