import Box from '@mui/material/Box';
import { FilterBar } from '#client/components/FilterBar.tsx';
import type { ModulesQuery } from '#client/graphql/generated.ts';
import { moduleFilters } from '#domain/learning/modules';
import type { ModuleFilter } from './useModuleFilter.ts';

interface Props {
  filter: ModuleFilter;
  /** Number of modules per category; undefined while loading. */
  categories: ModulesQuery['moduleCategories'] | undefined;
}

/** The search field and the category filter with its counts. */
export function ModuleFilterBar({ filter, categories }: Props) {
  const choices = moduleFilters.map(({ value, label }) => {
    const count = categories?.find(({ category }) => (category ?? 'all') === value)?.count;
    return { value, label: count === undefined ? label : `${label} (${count})` };
  });
  return (
    <Box sx={{ mb: 2.5 }}>
      <FilterBar
        searchLabel="Search modules"
        placeholder="Search modules..."
        search={filter.search}
        onSearch={filter.setSearch}
        select={{
          label: 'Category',
          value: filter.category,
          choices,
          onChange: filter.setCategory,
        }}
      />
    </Box>
  );
}
