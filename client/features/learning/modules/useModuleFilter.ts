import { useEffect, useRef, useState } from 'react';
import { paths } from '#client/lib/paths.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { useUrlParams } from '#client/lib/url-params.ts';
import { moduleFilters, moduleTabs } from '#domain/learning/modules';

export type ModuleFilter = ReturnType<typeof useModuleFilter>;

/** Tab, category and search of the Modules screen; all three are in the address. */
export function useModuleFilter() {
  const [params, changeParams] = useUrlParams();
  const [tab, setTab] = useUrlChoice('tab', moduleTabs);
  const [category, chooseCategory] = useUrlChoice('category', moduleFilters);
  const asked = params.get('q') ?? '';
  const [search, setSearch] = useState(asked);
  const settled = useDebounced(search.trim());
  const typed = useRef(settled);
  // The last search that the field wrote, to distinguish it from one that came with a link.
  const written = useRef(asked);

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setSearch(asked);
  }, [asked]);

  useEffect(() => {
    // Only typing changes the address; never undo a change that came from elsewhere.
    if (settled === typed.current) return;
    typed.current = settled;
    // While the next page loads, this one is still mounted and must not change the address back.
    const isLeaving = window.location.pathname !== paths.modules;
    if (settled === written.current || isLeaving) return;
    written.current = settled;
    changeParams((present) => {
      if (settled) present.set('q', settled);
      else present.delete('q');
    });
  }, [settled, changeParams]);

  const setCategory = (next: string) => {
    const known = moduleFilters.find(({ value }) => value === next);
    if (known) chooseCategory(known.value);
  };
  const clear = () =>
    changeParams((present) => {
      present.delete('q');
      present.delete('category');
    });
  return {
    tab,
    setTab,
    category,
    setCategory,
    search,
    setSearch,
    clear,
    variables: { query: asked, category, status: tab },
    /** True if search or category hide modules of the tab. */
    isNarrowed: asked !== '' || category !== 'all',
  };
}
