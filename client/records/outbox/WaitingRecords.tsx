import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWaiting } from '#client/lib/outbox.ts';
import { outboxMessages } from '#domain/records/outbox';
import { WaitingItem } from './WaitingItem.tsx';

/** Records that the server does not know yet, above the list that they will be in. */
export function WaitingRecords({ nouns }: { nouns: readonly string[] }) {
  const id = useId();
  const entries = useWaiting().filter((each) => nouns.includes(each.noun) && each.isNew);
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1, mb: 2 }}>
      <Typography id={id} variant="subtitle2" component="h2" color="textSecondary">
        {outboxMessages.state.waiting}
      </Typography>
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {entries.slice(0, SHOWN).map((entry) => (
          <WaitingItem key={entry.id} entry={entry} />
        ))}
      </Stack>
      {entries.length > SHOWN && (
        <Typography variant="body2" color="textSecondary">
          {outboxMessages.more(entries.length - SHOWN)}
        </Typography>
      )}
    </Stack>
  );
}

/** The whole list is one press away, in the dialog. */
const SHOWN = 5;
