import { vocabulary } from '../vocabulary.ts';
import { searchKinds } from '#domain/search';

export const SearchKind = vocabulary('SearchKind', 'Kinds of result of a search.', searchKinds);
