import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import type { Statement } from '#domain/proof/pack-statements';
import { foldedLines, timelineTexts as texts } from '#domain/proof/timeline-check';
import type { PackCheck } from './check-pack.ts';

type State = { check: PackCheck } | { problem: string } | { isChecking: true } | null;

/** Checks the timeline of an audit pack in this browser. */
export function CheckPack() {
  const [state, setState] = useState<State>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isChecking = state !== null && 'isChecking' in state;

  async function take(file: File | undefined) {
    if (!file) return;
    setState({ isChecking: true });
    try {
      const { checkPack, onlineChecker } = await import('./check-pack.ts');
      const found = await checkPack([file], await onlineChecker());
      setState('problem' in found ? found : { check: found });
    } catch (error) {
      setState({ problem: messageOf(error) });
    }
  }

  return (
    <Stack component="section" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Typography>{texts.about}</Typography>
      <Button
        variant="outlined"
        aria-busy={isChecking}
        onClick={() => !isChecking && picker.current?.click()}
      >
        {isChecking ? texts.checking : texts.choose}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".zip,.json,application/zip,application/json"
        aria-label={texts.choose}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Box aria-live="polite" sx={{ width: '100%' }}>
        {state && 'problem' in state && <ErrorAlert message={state.problem} />}
        {state && 'check' in state && <PackResult check={state.check} />}
      </Box>
    </Stack>
  );
}

/** Shows the result of a check: the whole in one sentence, then a statement for each part. */
export function PackResult({
  check: { verdict, statements, head, records },
}: {
  check: PackCheck;
}) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Found {...verdict} />
      {head && (
        <Typography>
          {texts.compare}: <strong>{head}</strong>
        </Typography>
      )}
      {statements.map((each) => (
        <Found key={each.part} {...each} variant="outlined" />
      ))}
      <Typography variant="h3">{texts.records}</Typography>
      <Stack component="ul" sx={{ gap: 0.5, m: 0, pl: 2.5 }}>
        {records.map(({ key, name, recorded }) => (
          <Typography key={key} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {name}. {recorded}
          </Typography>
        ))}
      </Stack>
    </Stack>
  );
}

interface FoundProps extends Omit<Statement, 'part'> {
  variant?: 'outlined';
}

function Found({ severity, title, lines, variant }: FoundProps) {
  const { open, folded, label } = foldedLines(lines);
  return (
    <Alert severity={severity} variant={variant} sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{title}</AlertTitle>
      {open.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {folded.length > 0 && (
        <details>
          <summary>{label}</summary>
          {folded.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </details>
      )}
    </Alert>
  );
}
