import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ImportRow } from '#domain/records/activity-import';
import { RowLine } from './RowLine.tsx';
import type { useChoice } from './useChoice.ts';

interface Props {
  rows: readonly ImportRow[];
  choice: ReturnType<typeof useChoice>;
  disabled: boolean;
}

const PAGE = 20;

/** The rows, a page at a time, each with a checkbox. */
export function RowList({ rows, choice, disabled }: Props) {
  const [onlyDoubtful, setOnlyDoubtful] = useState(false);
  const [asked, setPage] = useState(1);
  const { stateOf, duplicates, problems } = choice;
  const listed = onlyDoubtful ? rows.filter((row) => stateOf(row) !== 'ready') : rows;
  const pages = Math.max(1, Math.ceil(listed.length / PAGE));
  const page = Math.min(asked, pages);
  return (
    <Box component="section" aria-label="Rows">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {duplicates > 0 && (
          <FormControlLabel
            control={<Checkbox checked={choice.skipsDuplicates} disabled={disabled} />}
            label="Skip duplicates"
            onChange={(_, skips) => choice.skipDuplicates(skips)}
          />
        )}
        {duplicates + problems > 0 && (
          <FormControlLabel
            control={<Checkbox checked={onlyDoubtful} />}
            label="Show only rows with problems"
            onChange={(_, only) => {
              setOnlyDoubtful(only);
              setPage(1);
            }}
          />
        )}
      </Box>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {listed.slice((page - 1) * PAGE, page * PAGE).map((row) => (
          <RowLine
            key={row.number}
            row={row}
            state={stateOf(row)}
            notes={choice.notesOf(row)}
            isChosen={choice.isChosen(row)}
            disabled={disabled}
            onChange={(isTicked) => choice.tick(row.number, isTicked)}
          />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          aria-label="Pages of rows"
          sx={{ mt: 1, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Box>
  );
}
