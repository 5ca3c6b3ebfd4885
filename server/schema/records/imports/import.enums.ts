import { vocabulary } from '../../mechanics/vocabulary.ts';
import { importKinds } from '#domain/records/imports';

export const ImportKindEnum = vocabulary('ImportKind', 'What was imported.', importKinds);
