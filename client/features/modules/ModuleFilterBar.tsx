import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import type { ModulesQuery } from '#client/graphql/generated.ts';
import { moduleFilters } from '#domain/modules';
import type { ModuleFilter } from './useModuleFilter.ts';

interface Props {
  filter: ModuleFilter;
  /** Number of modules per category; undefined while loading. */
  categories: ModulesQuery['moduleCategories'] | undefined;
}

/** The search field and the category filter with its counts. */
export function ModuleFilterBar({ filter, categories }: Props) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mb: 2.5 }}>
      <TextField
        type="search"
        placeholder="Search modules..."
        value={filter.search}
        onChange={(event) => filter.setSearch(event.target.value)}
        autoComplete="off"
        slotProps={{
          htmlInput: { 'aria-label': 'Search modules' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        label="Category"
        value={filter.category}
        onChange={(event) => filter.setCategory(event.target.value)}
        sx={{ maxWidth: { sm: 300 } }}
      >
        {moduleFilters.map(({ value, label }) => {
          const count = categories?.find(({ category }) => category === value)?.count;
          return (
            <MenuItem key={value} value={value}>
              {count === undefined ? label : `${label} (${count})`}
            </MenuItem>
          );
        })}
      </TextField>
    </Stack>
  );
}
