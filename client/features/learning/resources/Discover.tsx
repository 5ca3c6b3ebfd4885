import Box from '@mui/material/Box';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { discoverTabs } from '#domain/learning/resources';
import { QuickSearch } from './QuickSearch.tsx';
import { RecommendationList } from './RecommendationList.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useDiscover } from './useDiscover.ts';

/** The library by search, by category, or recommended. */
export function Discover() {
  const discovering = useDiscover();
  const { query, tab } = discovering;
  return (
    <Box sx={areas}>
      <Box sx={{ gridArea: 'search' }}>
        <SearchBar query={query} onSearch={discovering.search} />
      </Box>
      <Box sx={{ gridArea: 'quick' }}>
        <QuickSearch {...discovering} />
      </Box>
      <Box sx={{ gridArea: 'found', minWidth: 0 }}>
        <TabbedArea
          label="Categories of resources"
          tabs={discoverTabs}
          value={tab}
          onChange={discovering.chooseTab}
        >
          <RecommendationList discovering={discovering} />
        </TabbedArea>
      </Box>
    </Box>
  );
}

const areas = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"search" "quick" "found"', lg: '"search quick" "found quick"' },
  alignItems: 'start',
  gap: 2.5,
} as const;
