import { useUrlParams } from '#client/lib/url-params.ts';
import { discoverTabs, LEADERSHIP_QUERY, resourceCategoriesFor } from '#domain/learning/resources';

export type DiscoverTab = (typeof discoverTabs)[number]['value'];

/** Name of the tab that searches, in place of a category. */
const LEADERSHIP = 'Leadership';

const categoryOf = (tab: DiscoverTab): string | null =>
  tab === 'leadership'
    ? LEADERSHIP
    : (discoverTabs.find(({ value }) => value === tab)?.category ?? null);

/** The search and the category from the address: `?query=` and `?category=`. */
export function useDiscover() {
  const [params, changeParams] = useUrlParams();
  const query = (params.get('query') ?? '').trim();
  const asked = params.get('category') ?? '';
  const category = resourceCategoriesFor(asked) ? asked : null;
  const own = discoverTabs.find(({ value }) => category && categoryOf(value) === category);
  const tab = own?.value ?? 'all';

  const set = (name: string, value: string | null, replace: boolean) =>
    changeParams((present) => {
      present.delete(name);
      if (value) present.set(name, value);
    }, replace);

  return {
    query,
    category,
    tab,
    search: (text: string) => set('query', text.trim(), false),
    chooseTab: (next: DiscoverTab) => set('category', categoryOf(next), true),
    /** True if the filters may hide resources. */
    isNarrowed: query !== '' || category !== null,
    variables:
      tab === 'leadership'
        ? { query: query || LEADERSHIP_QUERY, cpdCategory: null }
        : { query, cpdCategory: category },
  };
}

export type Discovering = ReturnType<typeof useDiscover>;
