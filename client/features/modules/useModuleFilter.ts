import { useEffect, useRef, useState } from 'react';
import { paths } from '#client/app/paths.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { useUrlParams } from '#client/lib/url-params.ts';
import { moduleFilters, moduleTabs } from '#domain/modules';

export type ModuleFilter = ReturnType<typeof useModuleFilter>;

/** Tab, category and search of the Modules screen; all three stand in the address. */
export function useModuleFilter() {
  const [params, changeParams] = useUrlParams();
  const [tab, setTab] = useUrlChoice('tab', moduleTabs);
  const [category, chooseCategory] = useUrlChoice('category', moduleFilters);
  const asked = params.get('q') ?? '';
  const [search, setSearch] = useState(asked);
  const settled = useDebounced(search.trim());
  const typed = useRef(settled);
  // What the field itself put into the address, to tell it from an address that somebody came by.
  const written = useRef(asked);

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setSearch(asked);
  }, [asked]);

  useEffect(() => {
    // Only typing changes the address: one that changes by itself is not taken back.
    if (settled === typed.current) return;
    typed.current = settled;
    // While the next page loads this one is still there, and must not take the address back.
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
    variables: { search: asked, category, status: tab },
    /** Whether search or category leave modules of the tab out. */
    isNarrowed: asked !== '' || category !== 'all',
  };
}
