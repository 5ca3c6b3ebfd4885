import type { load } from './load.ts';
import { whole, type Asking } from './variants.ts';

/** Ten requests of a user: seven dashboards, two lists and one recorded activity. */
export function mixed(asking: Asking): Parameters<typeof load>[0]['requests'] {
  const [, product] = whole;
  const list =
    '{ activities(first: 20) { totalCount totalHours nodes { id title hours status } } }';
  const record = `mutation { createActivity(input: { title: "Airway workshop", category: CLINICAL_PRACTICE, hours: 1 }) { id } }`;
  const bodies = [
    ...Array.from({ length: 7 }, () => product!.body(asking)),
    ...[list, list, record].map((query) => JSON.stringify({ query })),
  ];
  return bodies.map((body) => ({ path: '/graphql', headers: product!.headers(asking), body }));
}
