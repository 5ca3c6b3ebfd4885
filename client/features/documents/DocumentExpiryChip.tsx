import Chip from '@mui/material/Chip';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { documentExpiry } from '#domain/documents';

interface Props {
  /** Midnight UTC of the day, as days travel. */
  expiryDate: string | null | undefined;
  timeZone: string;
}

/** When a document runs out, as a badge; nothing where it does not. */
export function DocumentExpiryChip({ expiryDate, timeZone }: Props) {
  const expiry = documentExpiry(dayFromWire(expiryDate), todayIn(timeZone));
  if (!expiry) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={expiry.isExpired ? 'error' : 'default'}
      label={expiry.label}
    />
  );
}
