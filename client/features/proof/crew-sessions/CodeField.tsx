import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext, type FormikValues } from 'formik';
import { ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { TextField } from '#client/components/form/TextField.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { afterPress } from '#client/lib/after-press.ts';
import { readScannedCode } from '#domain/proof/crew-codes';
import { crewTexts as texts } from '#domain/proof/crew-texts';
import { readScannedTicket } from '#domain/proof/crew-tickets';
import { useHasCamera } from './scanner/camera.ts';

const ScanDialog = lazyDialog(async () => (await import('./scanner/ScanDialog.tsx')).ScanDialog);

interface Props {
  /** The field for the letters, and for a scanned ticket. */
  name: 'code' | 'ticket';
  helperText: string;
  autoFocus?: boolean;
}

/** The six letters, typed or scanned with the camera. */
export function CodeField({ name, helperText, autoFocus = false }: Props) {
  const { values, setValues, setFieldTouched } = useFormikContext<FormikValues>();
  const [isScanning, setScanning] = useState(false);
  const hasCamera = useHasCamera();
  const navigate = useNavigate();

  function scan() {
    setScanning(true);
    // Scanning does not mean that the letters are missing: their error would show behind the dialog.
    if (!values[name]) afterPress(() => void setFieldTouched(name, false, false));
  }

  function take(text: string): boolean {
    const code = readScannedCode(text, location.origin);
    const ticket = readScannedTicket(text, location.origin);
    if (!code && !ticket) return false;
    setScanning(false);
    if (code && name === 'code') void setValues({ ...values, ...code });
    else if (ticket && name === 'ticket') void setValues({ ...values, ticket });
    // A code for the other form opens it, as the phone's camera does.
    else void navigate(paths.crewJoin + new URL(text).hash);
    return true;
  }

  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        name={name}
        label={texts.letters}
        helperText={helperText}
        required
        autoFocus={autoFocus}
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
        }}
      />
      {hasCamera && (
        <>
          <Button
            variant="outlined"
            startIcon={<ScanQrCode />}
            onClick={scan}
            sx={{ minHeight: 56, flexShrink: 0 }}
          >
            {texts.scanCode}
          </Button>
          <ScanDialog open={isScanning} onScan={take} onClose={() => setScanning(false)} />
        </>
      )}
    </Stack>
  );
}
