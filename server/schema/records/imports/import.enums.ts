import { vocabulary } from '../../mechanics/vocabulary.ts';
import { importKinds } from '#domain/records/imports';

export const ImportKind = vocabulary('ImportKind', 'What was imported.', importKinds);
