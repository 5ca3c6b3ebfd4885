import { paths } from '#client/app/paths.ts';

/** What names the opened module in the address. */
export const MODULE_PARAM = 'module';

/** Where a module opens in the player. */
export const modulePath = (slug: string) =>
  `${paths.cpdModules}?${MODULE_PARAM}=${encodeURIComponent(slug)}`;
