import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { documentFilters } from '#domain/documents';
import type { DocumentFilter } from './useDocumentFilter.ts';

/** The search, and on the tab of all documents the filter by type. */
export function DocumentFilterBar({ filter }: { filter: DocumentFilter }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <TextField
        type="search"
        label="Search documents"
        value={filter.search}
        onChange={(event) => filter.setSearch(event.target.value)}
        autoComplete="off"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      {filter.tab === 'all' && (
        <TextField
          select
          label="Type"
          value={filter.type}
          onChange={(event) => filter.setType(event.target.value)}
          sx={{ maxWidth: { sm: 220 } }}
        >
          {documentFilters.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
