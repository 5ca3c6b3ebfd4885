import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { securityMessages, totpTexts } from '#domain/account/security';
import { copyText } from '#client/lib/copy-text.ts';
import { TotpForm } from './TotpForm.tsx';
import type { TotpSetup } from './useTotp.ts';

/** Width of the QR code with its quiet zone. */
const QR_SIZE = 200;

const QrCode = lazyPart(
  async () => (await import('#client/components/QrCode.tsx')).QrCode,
  <Box sx={{ width: QR_SIZE, height: QR_SIZE }} />,
);

interface Props {
  open: boolean;
  setup: TotpSetup | null;
  onClose: () => void;
}

/** Shows the secret for an authenticator app and confirms it with a first code. */
export function TotpDialog({ open, setup, onClose }: Props) {
  return (
    <FormDialog open={open} title="Set up an authenticator app" maxWidth="xs" onClose={onClose}>
      {setup && <Steps setup={setup} onClose={onClose} />}
    </FormDialog>
  );
}

function Steps({ setup: { secret, uri }, onClose }: { setup: TotpSetup; onClose: () => void }) {
  // A phone cannot scan its own screen.
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  return (
    <Stack component="ol" sx={steps}>
      <li>
        <Typography component="h3" variant="h3">
          {totpTexts.scan}
        </Typography>
        <Box sx={{ display: 'grid', placeItems: 'center', my: 2 }}>
          <QrCode text={uri} size={QR_SIZE} label="QR code for your authenticator app" />
        </Box>
        {isTouch && (
          <Button href={uri} variant="outlined" fullWidth sx={{ mb: 2 }}>
            Open my authenticator app
          </Button>
        )}
        <Typography variant="body2">{totpTexts.type}</Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box component="code" sx={code}>
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </Box>
          <Button size="small" onClick={() => void copyText(secret, securityMessages)}>
            Copy key
          </Button>
        </Stack>
      </li>
      <li>
        <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
          {totpTexts.confirm}
        </Typography>
        <TotpForm onDone={onClose} />
      </li>
    </Stack>
  );
}

const steps = {
  gap: 3,
  m: 0,
  pl: 3,
  '& > li::marker': { fontWeight: 'bold' },
} as const;

const code = {
  flex: '1 1 200px',
  p: 1,
  borderRadius: 1,
  bgcolor: 'background.default',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
} as const;
