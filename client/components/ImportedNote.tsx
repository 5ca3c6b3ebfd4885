import Typography from '@mui/material/Typography';
import { formatDay } from '#client/lib/dates.ts';
import { importedText } from '#domain/records/recorded';

interface Props {
  record: { createdAt: string; claimedCreatedAt?: string | null };
  timeZone?: string;
  /** Verb for the day that the imported file claims, such as "added". */
  what?: string;
}

/** Shows that a record came with an imported account; empty for one recorded here. */
export function ImportedNote({ record: { createdAt, claimedCreatedAt }, timeZone, what }: Props) {
  if (!claimedCreatedAt) return null;
  const days = [createdAt, claimedCreatedAt].map((moment) => formatDay(moment, timeZone));
  return (
    <Typography variant="body2" color="textSecondary">
      {importedText(days[0]!, days[1]!, what)}
    </Typography>
  );
}
