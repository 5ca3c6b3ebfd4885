import type { LucideIcon } from 'lucide-react';
import type { SearchQuery } from '#client/graphql/generated.ts';

/** One line of the palette: a page, an action or a record. */
export interface Entry {
  /** Unique among all entries. */
  key: string;
  group: string;
  icon: LucideIcon;
  title: string;
  /** Other words that find it. */
  words?: string | undefined;
  detail?: string;
  day?: string;
  run: () => void;
}

/** A record that a search found. */
export type FoundRecord = SearchQuery['search'][number];

export const PAGES = 'Pages';
export const ACTIONS = 'Actions';

/** Listed only if a text finds them. */
export const SETTINGS = 'Settings';
