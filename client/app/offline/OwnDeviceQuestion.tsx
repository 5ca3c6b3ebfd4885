import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Smartphone } from 'lucide-react';
import { useOfferToKeep } from '#client/lib/outbox.ts';
import { useSteady } from '#client/lib/steady.ts';
import { OwnDeviceOffer } from '#client/records/outbox/OwnDeviceOffer.tsx';

/** Asks whose device this is. It comes after the page is shown, so it lies over the page's end and moves nothing. */
export function OwnDeviceQuestion() {
  const offer = useSteady(useOfferToKeep());
  if (!offer) return null;
  return (
    <Box component="output" sx={overTheEnd}>
      <Alert role="note" severity="info" icon={<Smartphone />} sx={{ boxShadow: 6 }}>
        <OwnDeviceOffer onAnswer={offer} />
      </Alert>
    </Box>
  );
}

const overTheEnd = {
  display: 'block',
  position: 'sticky',
  bottom: ({ layout, spacing }: Theme) => ({
    xs: `calc(${layout.bottomBarHeight}px + env(safe-area-inset-bottom) + ${spacing(1)})`,
    md: spacing(2),
  }),
  zIndex: 'fab',
  maxWidth: 560,
  mt: 2,
  mx: 'auto',
  '@media print': { display: 'none' },
} as const;
