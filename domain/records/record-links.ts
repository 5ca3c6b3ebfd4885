/** The search parameter that opens one record of a list, by its id. */
export const RECORD_PARAM = 'record';

/** Start of the query string with which a goal's page opens one of its planned activities. */
export const PLANNED_SEARCH = '?planned=';

/** The list of links to submissions. */
export const SHARED_LIST_PATH = '/submissions';

/**
 * Returns the path within the app that shows a record: its page, or its list with the record opened. A certificate is
 * named by its number and a resource by its title, the others by id. A search over all records finds these kinds, in
 * this order.
 */
export const recordLinks = {
  activity: (id: string) => `/cpd-log/${id}`,
  document: (id: string) => `/documents/${id}`,
  credential: (id: string) => `/credentials?${RECORD_PARAM}=${id}`,
  'learning-goal': (id: string) => `/cpd-log/goals/${id}`,
  'reflective-log': (id: string) => `/cpd-log/reflections/${id}`,
  'practice-period': (id: string) => `/practice-hours?${RECORD_PARAM}=${id}`,
  module: (id: string) => `/cpd-modules?module=${id}`,
  certificate: (number: string) => `/verify/${number}`,
  resource: (title: string) => `/resources?query=${encodeURIComponent(title)}`,
};
export type SearchKind = keyof typeof recordLinks;
