import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type SubmitEvent } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { todayIn } from '#client/lib/dates.ts';
import { deviceTimeZone } from '#client/lib/device-time-zone.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { placedTimeLabel } from '#domain/dates';
import { readReceipt, RECEIPT_MAX, type ReceiptClaims } from '#domain/proof/standing-receipts';
import { statedCredentials } from '#domain/proof/team-board';
import { receiptCheckTexts as texts, receiptTexts } from '#domain/proof/team-texts';
import type { ReceiptCheck } from './check-receipt.ts';
import { ReceiptFacts } from './ReceiptFacts.tsx';

/** What is known of a text. */
type Found = { of: string } & (
  { check: ReceiptCheck } | { problem: string } | { isChecking: true }
);

/** Checks a standing receipt, or the statement that a sharing ended, for anyone who was handed its text. */
export function CheckReceipt() {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  // A verdict stands only beside the text that it is of.
  const state = found?.of === typed ? found : null;
  const isChecking = state !== null && 'isChecking' in state;

  async function check(text: string) {
    if (isChecking && text === typed) return;
    const show = (next: Found) => setFound((last) => (last?.of === text ? next : last));
    const problem = !text.trim() ? texts.required : readReceipt(text) ? null : texts.notText;
    setWrong(problem);
    setFound(null);
    if (problem) return field.current?.focus();
    setFound({ of: text, isChecking: true });
    try {
      const { checkSharing } = await import('./check-receipt.ts');
      show({ of: text, check: await checkSharing(text) });
    } catch (error) {
      show({ of: text, problem: messageOf(error) });
    }
  }

  async function take(file: File | undefined) {
    if (!file) return;
    // A file that is longer than any receipt is not read whole.
    const text = await file.slice(0, RECEIPT_MAX + 1).text();
    setTyped(text);
    await check(text);
  }

  return (
    <Stack component="section" sx={{ gap: 1.5 }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Typography>{texts.about}</Typography>
      <Stack
        component="form"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void check(typed);
        }}
        sx={{ gap: 1.5 }}
      >
        <MuiTextField
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          label={texts.label}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(null);
          }}
          error={wrong !== null}
          helperText={wrong}
          autoComplete="off"
          inputRef={field}
          slotProps={{ htmlInput: { maxLength: RECEIPT_MAX, spellCheck: false, sx: code } }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="outlined" aria-busy={isChecking}>
            {isChecking ? receiptTexts.checking : receiptTexts.check}
          </Button>
          <Button onClick={() => picker.current?.click()}>{texts.choose}</Button>
        </Stack>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".jwt,.txt,application/jwt,text/plain"
          aria-label={texts.choose}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </Stack>
      <Box aria-live="polite">
        {state && 'problem' in state && <ErrorAlert message={state.problem} />}
        {state && 'check' in state && <Result check={state.check} />}
      </Box>
    </Stack>
  );
}

function Result({ check: { isGenuine, title, text, claims } }: { check: ReceiptCheck }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert severity={isGenuine ? 'success' : 'error'}>
        <AlertTitle>{title}</AlertTitle>
        {text}
      </Alert>
      {claims && <Stated claims={claims} />}
    </Stack>
  );
}

function Stated({ claims }: { claims: ReceiptClaims }) {
  const { name, sharedWith, timeline, ...facts } = claims.credentialSubject;
  const zone = deviceTimeZone();
  const until = placedTimeLabel(new Date(claims.validUntil), zone);
  const receipt = {
    ...facts,
    credentials: statedCredentials(claims, todayIn(zone)),
    fingerprint: timeline?.sha256 ?? null,
  };
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3">{texts.states}</Typography>
      <Typography>{texts.issued(name, sharedWith.name, until)}</Typography>
      <ReceiptFacts receipt={receipt} />
    </Card>
  );
}

const code = { fontFamily: 'monospace', overflowWrap: 'anywhere' } as const;
