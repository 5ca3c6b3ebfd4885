import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ProgressRing } from '#client/components/ProgressRing.tsx';
import { QrCode } from '#client/components/QrCode.tsx';
import { CODE_SECONDS, crewJoinPath } from '#domain/proof/crew-codes';
import { crewTexts as texts } from '#domain/proof/crew-texts';
import { Letters } from './Letters.tsx';
import { useAwake } from './useAwake.ts';
import { useCodes, type LoadCodes } from './useCodes.ts';

const QR_SIZE = 240;

/** The code that others scan or type, and how long it is still shown. */
export function CodePanel({ id, load }: { id: string | number; load: LoadCodes }) {
  const current = useCodes(load);
  useAwake();
  if (!current) {
    return (
      <Stack sx={{ alignItems: 'center', gap: 2 }} aria-busy>
        <Skeleton variant="rounded" width={QR_SIZE} height={QR_SIZE} />
        <Skeleton variant="rounded" width={QR_SIZE} height={56} />
      </Stack>
    );
  }
  const { code, secondsLeft } = current;
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, textAlign: 'center' }}>
      <Typography>{texts.scan}</Typography>
      <QrCode
        text={location.origin + crewJoinPath(id, code)}
        size={QR_SIZE}
        label="QR code to join this session"
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Letters code={code} />
        <Box sx={{ width: 56 }}>
          <ProgressRing
            percent={(secondsLeft / CODE_SECONDS) * 100}
            color="primary"
            figure={String(secondsLeft)}
            caption=""
            label={`Next code in ${secondsLeft} s`}
          />
        </Box>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {texts.changes}
      </Typography>
    </Stack>
  );
}
