import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { crewTexts as texts } from '#domain/proof/crew-texts';
import type { CameraProblem } from './camera.ts';
import { scan } from './scan.ts';

interface Props {
  open: boolean;
  /** Handles the text of a code; returns false if it is not of a crew session. */
  onScan: (text: string) => boolean;
  onClose: () => void;
}

/** Reads the QR code on the host's screen with the camera. */
export function ScanDialog({ open, onScan, onClose }: Props) {
  return (
    <FormDialog open={open} title={texts.scanTitle} maxWidth="xs" onClose={onClose}>
      {open && <Viewfinder onScan={onScan} />}
      <FormActions>
        <Button onClick={onClose}>{texts.typeInstead}</Button>
      </FormActions>
    </FormDialog>
  );
}

type State = 'asking' | 'scanning' | CameraProblem;

const messages: Record<State, string> = {
  asking: texts.scanAsking,
  scanning: texts.scanHint,
  refused: texts.scanRefused,
  none: texts.scanNoCamera,
  failed: texts.scanFailed,
};

function Viewfinder({ onScan }: Pick<Props, 'onScan'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [state, setState] = useState<State>('asking');
  const report = useEffectEvent((text: string) => setWrong(!onScan(text)));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const found = scan(video.current!, signal, {
      onPicture: () => setState('scanning'),
      onText: report,
    });
    found.catch((problem: unknown) => {
      if (!signal.aborted)
        setState(typeof problem === 'string' ? (problem as CameraProblem) : 'failed');
    });
    return () => leaving.abort();
  }, []);
  const hasPicture = state === 'asking' || state === 'scanning';
  return (
    <>
      {hasPicture && (
        <Box component="video" ref={video} muted playsInline aria-hidden sx={picture} />
      )}
      <Box component="output" sx={{ display: 'block', minHeight: 64 }}>
        {hasPicture && !isWrong ? (
          <Typography>{messages[state]}</Typography>
        ) : (
          <Alert severity={isWrong ? 'error' : 'warning'}>
            {isWrong ? texts.scanWrong : messages[state]}
          </Alert>
        )}
      </Box>
    </>
  );
}

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  // Keeps the hint in view on a low screen.
  maxHeight: 'max(160px, calc(100dvh - 300px))',
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'common.black',
  mb: 2,
} as const;
