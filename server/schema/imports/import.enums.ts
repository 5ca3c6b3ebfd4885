import { vocabulary } from '../vocabulary.ts';
import { importKinds } from '#domain/imports';

export const ImportKind = vocabulary('ImportKind', 'What was imported.', importKinds);
