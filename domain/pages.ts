/** Default page size of a list. */
export const PAGE_DEFAULT = 20;

/** Maximum page size of a list, as in the public GraphQL APIs of GitHub and GitLab. */
export const PAGE_MAX = 100;

/** Maximum changes in one event of a subscription; beyond it, the program must refetch its lists. */
export const EVENT_CHANGES_MAX = 50;

/** Error for a filter by the last change whose value is no moment. */
export const updatedSinceMessage =
  'updatedSince must be a moment with a zone, such as 2026-03-05T08:30:00Z';
