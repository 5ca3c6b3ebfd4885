import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { searchMessages as messages } from '#domain/records/search';
import type { Records } from './useRecords.ts';

interface Props {
  text: string;
  records: Records;
  /** Number of listed lines. */
  count: number;
}

/** Shows the state of the search: running, failed, without a connection, or how many it found. */
export function PaletteStatus({ text, records, count }: Props) {
  const { isSearching, isOffline, error, retry } = records;
  const wanted = text.trim();
  return (
    <Box sx={{ flexShrink: 0 }}>
      {error && wanted !== '' && <ErrorAlert message={messageOf(error)} onRetry={retry} />}
      <Typography
        component="output"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', px: 2, py: 1 }}
      >
        {stateOf()}
      </Typography>
    </Box>
  );

  function stateOf(): string {
    if (wanted === '') return messages.hint;
    if (isSearching) return messages.searching;
    if (error && count === 0) return '';
    const found = count === 0 ? messages.nothing(wanted) : messages.found(count);
    return isOffline ? `${found} ${messages.offline}` : found;
  }
}
