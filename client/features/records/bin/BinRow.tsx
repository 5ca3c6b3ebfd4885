import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RotateCcw } from 'lucide-react';
import type { BinItemPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { useRetention } from '#client/lib/retention.ts';
import { binMessages, isBinKind, recordKinds } from '#domain/records/bin';
import { counted } from '#domain/counts';
import { sizeLabel } from '#domain/sizes';

interface Props {
  item: BinItemPartsFragment;
  timeZone: string;
  onRestore: () => void;
  onDelete: () => void;
}

/** One deleted record: its title, how long it is kept, and the two actions. */
export function BinRow({ item, timeZone, onRestore, onDelete }: Props) {
  const { label } = useRetention();
  const day = (moment: string) => formatDay(moment, timeZone);
  return (
    <Card component="li" tabIndex={-1} sx={{ p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 1.5, sm: 2 } }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 0.75 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {item.title}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Chip size="small" variant="outlined" label={kindLabel(item.kind)} />
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {factsOf(item)}
            </Typography>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            Deleted on {day(item.binnedAt)}, deleted for good on {day(item.goneAt)}.{' '}
            {label(item.keepUntil)}.
          </Typography>
          {item.mustWait && (
            <Typography variant="body2">{binMessages.waitsFor(item.partOf ?? '')}</Typography>
          )}
        </Stack>
        <Stack
          direction="row"
          sx={{ flexShrink: 0, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
        >
          {!item.mustWait && (
            <Button
              variant="outlined"
              startIcon={<RotateCcw />}
              onClick={onRestore}
              aria-label={`Restore ${item.title}`}
            >
              Restore
            </Button>
          )}
          <Button color="error" onClick={onDelete} aria-label={`Delete now: ${item.title}`}>
            Delete now
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

const kindLabel = (kind: string) => (isBinKind(kind) ? recordKinds[kind].one : kind);

function factsOf({ partOf, files, sizeBytes, mustWait }: BinItemPartsFragment): string {
  const facts = [
    ...(sizeBytes === null ? [] : [sizeLabel(sizeBytes)]),
    ...(partOf && !mustWait ? [`of “${partOf}”`] : []),
    ...(files > 0 ? [`with ${counted(files, 'file')}`] : []),
  ];
  return facts.join(' ');
}
