import { paths } from '#client/lib/paths.ts';

/** The search parameter that names the open module. */
export const MODULE_PARAM = 'module';

/** The search parameter that names the module whose review is open, as in moduleReviewLink of domain/learning/modules. */
export const REVIEW_PARAM = 'review';

/** Returns the address that opens a module in the player. */
export const modulePath = (slug: string) =>
  `${paths.cpdModules}?${MODULE_PARAM}=${encodeURIComponent(slug)}`;
