import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { receiptTexts as texts } from '#domain/proof/team-texts';
import type { ReceiptCheck } from './check-receipt.ts';

interface Props {
  /** Reads the signed text. */
  read: () => Promise<string>;
  /** Beside the button. */
  children?: ReactNode;
}

type State = { check: ReceiptCheck } | { problem: string } | { isChecking: true } | null;

/** Checks the signature, the dates and the status of a receipt, and shows the result. */
export function CheckButton({ read, children }: Props) {
  const [state, setState] = useState<State>(null);
  const result = useRef<HTMLDivElement>(null);
  // At the end of a dialog the result would be below its edge.
  useEffect(() => {
    if (state) result.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  const isChecking = state !== null && 'isChecking' in state;

  async function check() {
    if (isChecking) return;
    setState({ isChecking: true });
    try {
      const { checkReceipt } = await import('./check-receipt.ts');
      setState({ check: await checkReceipt(await read()) });
    } catch (error) {
      setState({ problem: messageOf(error) });
    }
  }

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {children}
        <Button
          variant="outlined"
          startIcon={<ShieldCheck />}
          aria-busy={isChecking}
          onClick={() => void check()}
        >
          {isChecking ? texts.checking : texts.check}
        </Button>
      </Stack>
      <Box ref={result} aria-live="polite">
        {state && 'problem' in state && (
          <ErrorAlert message={`${texts.checkFailed}. ${state.problem}`} />
        )}
        {state && 'check' in state && (
          <Alert severity={state.check.isGenuine ? 'success' : 'error'}>
            <AlertTitle>{state.check.title}</AlertTitle>
            {state.check.text}
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
