import { vocabulary } from '../../mechanics/vocabulary.ts';
import type { ImportKind } from '#domain/records/imports';

export const ImportKindEnum = vocabulary('ImportKind', 'What was imported.', {
  activities: 'Rows of a table',
  account: 'An export of an account',
} satisfies Record<ImportKind, string>);
