import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CloseButton } from '#client/components/CloseButton.tsx';
import { QrCode } from '#client/components/QrCode.tsx';
import { useInNavigation } from '#client/components/useInNavigation.ts';
import { crewJoinPath } from '#domain/proof/crew-codes';
import { taughtTexts as texts } from '#domain/proof/crew-texts';
import { timeLabel } from '#domain/dates';
import { Letters } from '../Letters.tsx';
import type { EducatorSession } from './educator-session.ts';
import { useAwake } from '../useAwake.ts';
import { useCodes, type LoadCodes } from '../useCodes.ts';

interface Props {
  session: EducatorSession;
  loadCodes: LoadCodes;
  timeZone: string;
  onClose: () => void;
}

/** The code for the screen of a hall: as large as it fits, with how many are in. */
export function RoomScreen({ session, loadCodes, timeZone, onClose }: Props) {
  const { id, title, provider, startedAt, hereCount } = session;
  const current = useCodes(loadCodes);
  const titleId = useId();
  useAwake();
  useInNavigation({ open: true, close: onClose, onClose });
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <CloseButton onClick={onClose} />
      <Box sx={screen}>
        <Box sx={{ display: 'grid', placeItems: 'center' }} aria-busy={!current}>
          {current ? (
            <QrCode
              text={location.origin + crewJoinPath(id, current.code)}
              size={QR_SIZE}
              label="QR code to join this session"
            />
          ) : (
            <Box sx={{ width: QR_SIZE, aspectRatio: '1', display: 'grid', placeItems: 'center' }}>
              <Typography>{texts.loading}</Typography>
            </Box>
          )}
        </Box>
        <Stack sx={{ gap: { xs: 1.5, md: 3 }, textAlign: { xs: 'center', md: 'left' } }}>
          <Typography id={titleId} variant="h1" sx={large(1.6, 4)}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={large(1, 2)}>
            {[provider, texts.started(timeLabel(new Date(startedAt), timeZone))].join(', ')}
          </Typography>
          {current && (
            <>
              <Letters code={current.code} size={LETTERS_SIZE} />
              <Typography color="textSecondary" sx={large(1, 1.6)}>
                {texts.screenHint}
              </Typography>
            </>
          )}
          <Typography component="output" sx={{ ...large(1.4, 3.2), fontWeight: 700 }}>
            {texts.inRoom(hereCount)}
          </Typography>
        </Stack>
      </Box>
    </Dialog>
  );
}

/** As large as the shorter side allows. */
const QR_SIZE = 'min(82vh, max(46vw, 20rem), 90vmin)';
const LETTERS_SIZE = 'clamp(2.25rem, 7.5vw, 9rem)';

/** A size of text that grows with the screen, from rem to vw. */
const large = (least: number, growth: number) => ({
  fontSize: `clamp(${least}rem, ${growth}vw, ${least * 4}rem)`,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

const screen = {
  minHeight: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  alignContent: 'center',
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  p: { xs: 2, md: 5 },
} as const;
