import { useState } from 'react';
import { useDebounced } from '#client/lib/debounce.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { documentFilters, documentTabs } from '#domain/documents';

export type DocumentFilter = ReturnType<typeof useDocumentFilter>;

/** Tab and type stand in the address; the search does not, since it may hold a name. */
export function useDocumentFilter() {
  const [tab, setTab] = useUrlChoice('tab', documentTabs);
  const [type, chooseType] = useUrlChoice('type', documentFilters);
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const setType = (next: string) => {
    const known = documentFilters.find(({ value }) => value === next);
    if (known) chooseType(known.value);
  };
  return {
    tab,
    setTab,
    type,
    setType,
    search,
    setSearch,
    /** What the server is asked for: a tab of one type restricts it, on the other the filter applies. */
    variables: { type: tab === 'all' ? type : tab, search: settled },
    /** Whether there may be documents that are not shown. */
    isNarrowed: tab !== 'all' || type !== 'all' || settled !== '',
  };
}
