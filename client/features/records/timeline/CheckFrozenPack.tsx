import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { sharedPageTexts as texts } from '#domain/proof/shared-submissions';
import { PackResult } from './CheckPack.tsx';
import type { PackCheck } from './check-pack.ts';

interface Props {
  fetchPack: () => Promise<Blob>;
  /** Checksum of the pack as it was frozen. */
  sha256: string;
}

type State =
  { check: PackCheck; isSame: boolean } | { problem: string } | { isChecking: true } | null;

/** Checks the pack of a shared submission in this browser: it, its files, and its timeline. */
export function CheckFrozenPack({ fetchPack, sha256 }: Props) {
  const [state, setState] = useState<State>(null);
  const isChecking = state !== null && 'isChecking' in state;

  async function run() {
    setState({ isChecking: true });
    try {
      const pack = await fetchPack();
      const { checkPack, hashOf, onlineChecker } = await import('./check-pack.ts');
      const check = await checkPack([new File([pack], 'pack.zip')], await onlineChecker());
      if ('problem' in check) return setState(check);
      const found = await hashOf(new Uint8Array(await pack.arrayBuffer()));
      setState({ check, isSame: found === sha256 });
    } catch (error) {
      setState({ problem: messageOf(error) });
    }
  }

  return (
    <Card component="section">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <Typography variant="h2">{texts.checkTitle}</Typography>
          <Typography color="textSecondary">{texts.checkText}</Typography>
          <Button
            variant="outlined"
            aria-busy={isChecking}
            onClick={() => !isChecking && void run()}
          >
            {isChecking ? texts.checking : texts.check}
          </Button>
          <Box aria-live="polite" sx={{ width: '100%' }}>
            {state && 'problem' in state && <ErrorAlert message={state.problem} />}
            {state && 'check' in state && (
              <Stack sx={{ gap: 1.5 }}>
                <Alert severity={state.isSame ? 'success' : 'error'}>
                  {state.isSame ? texts.sameHash : texts.otherHash}
                </Alert>
                <PackResult check={state.check} />
              </Stack>
            )}
          </Box>
        </Stack>
      </CardContent>
    </Card>
  );
}
