import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportRow } from '#domain/records/activity-import';
import type { RowState } from './useChoice.ts';
import { rowFacts } from './words.ts';

interface Props {
  row: ImportRow;
  state: RowState;
  notes: readonly string[];
  isChosen: boolean;
  disabled: boolean;
  onChange: (isTicked: boolean) => void;
}

const chips = {
  ready: null,
  duplicate: { label: 'Duplicate?', color: 'warning' },
  problem: { label: 'Not imported', color: 'error' },
} as const;

/** One row of the table: its checkbox, content and problems. */
export function RowLine({ row, state, notes, isChosen, disabled, onChange }: Props) {
  const chip = chips[state];
  const name = row.title || 'No title';
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Checkbox
        checked={isChosen}
        disabled={disabled || state === 'problem'}
        onChange={(_, isTicked) => onChange(isTicked)}
        slotProps={{ input: { 'aria-label': `Import row ${row.number}: ${name}` } }}
        sx={{ p: 0.5 }}
      />
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{name}</Typography>
          {chip && <Chip size="small" variant="outlined" label={chip.label} color={chip.color} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          Row {row.number} · {rowFacts(row)}
        </Typography>
        {row.problems.map((problem) => (
          <Typography key={problem} variant="body2" color="error">
            Row {row.number}: {problem}
          </Typography>
        ))}
        {notes.map((note) => (
          <Typography key={note} variant="body2" color="textSecondary">
            {note}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
