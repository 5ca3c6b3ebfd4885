import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { QrCode } from '#client/components/QrCode.tsx';
import { crewOfflineTexts as texts } from '#domain/proof/crew-texts';
import { crewTicketPath } from '#domain/proof/crew-tickets';
import { Letters } from '../Letters.tsx';
import { useAwake } from '../useAwake.ts';
import { shownNow, type OwnSession, type Shown } from './phone.ts';

/** Larger than the code of an online session: a ticket has a signature, so its QR code is denser. */
const QR_SIZE = 300;
const LOOK_MS = 1_000;

interface Props {
  userId: string;
  running: OwnSession;
}

/** The ticket that others scan, and the letters that they type; both change every half minute. */
export function TicketCode({ userId, running }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  useAwake();
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const next = await shownNow(userId, running);
      // The signature differs each time; the letters change when the half minute does.
      if (isHere) setShown((before) => (before?.code === next.code ? before : next));
    };
    const run = () => void look().catch(() => {});
    run();
    const timer = setInterval(run, LOOK_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [userId, running]);

  if (!shown) return <Skeleton variant="rounded" width={QR_SIZE} height={QR_SIZE} />;
  return (
    <>
      <Typography>{texts.scan}</Typography>
      <QrCode
        text={location.origin + crewTicketPath(shown.ticket)}
        size={QR_SIZE}
        label={texts.qrLabel}
      />
      <Letters code={shown.code} />
    </>
  );
}
