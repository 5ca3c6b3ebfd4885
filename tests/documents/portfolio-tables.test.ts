import { expect, test } from 'vitest';
import type { Portfolio } from '#server/schema/proof/portfolio/editions';
import {
  activitiesTable,
  documentsTable,
  goalsTable,
  reflectionsTable,
} from '#server/reports/portfolio/tables';

const empty = { periods: [], person: { register: null } } as unknown as Portfolio;

test.each([
  [
    activitiesTable,
    'CPD period,Day,Title,Category,Status,Hours,Interactive,Description,Reflections,Evidence,Evidence files,Missing,Recorded on,Recorded on (imported file),Type of activity,Provider,Start date,End date,Setting,Place,With whom,How many others,Meets the standard,How it meets the standard,Learning goals,Documents,Confirmed by',
  ],
  [
    reflectionsTable,
    'CPD period,Day,Related activity,Reflection,Learning outcomes,Future application,Files,Imported on',
  ],
  [
    goalsTable,
    'CPD period,Goal,Why it matters,How I will know,By when,Status,Planned,Recorded on,Recorded on (imported file)',
  ],
  [documentsTable, 'CPD period,Added on,Title,Type,Expiry date,Content,Files,Imported on'],
])('%o names its columns as the forms do', (table, head) => {
  expect(table(empty).replace('\uFEFF', '').trimEnd()).toBe(head);
});
