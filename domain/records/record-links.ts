import type { SearchKind } from './search.ts';

/** The search parameter that opens one record of a list, by its id. */
export const RECORD_PARAM = 'record';

/** Start of the query string with which a goal's page opens one of its planned activities. */
export const PLANNED_SEARCH = '?planned=';

/** The list of links to submissions. */
export const SHARED_LIST_PATH = '/submissions';

/**
 * Returns the path within the app that shows a record: its page, or its list with the record opened. A certificate is
 * named by its number and a resource by its title, the others by id.
 */
export const recordLinks: Record<SearchKind, (key: string) => string> = {
  activity: (id) => `/cpd-log/${id}`,
  credential: (id) => `/credentials?${RECORD_PARAM}=${id}`,
  document: (id) => `/documents/${id}`,
  'learning-goal': (id) => `/cpd-log/goals/${id}`,
  'reflective-log': (id) => `/cpd-log/reflections/${id}`,
  'practice-period': (id) => `/practice-hours?${RECORD_PARAM}=${id}`,
  module: (id) => `/cpd-modules?module=${id}`,
  certificate: (number) => `/verify/${number}`,
  resource: (title) => `/resources?query=${encodeURIComponent(title)}`,
};
