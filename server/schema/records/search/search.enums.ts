import { vocabulary } from '../../mechanics/vocabulary.ts';
import { searchKinds } from '#domain/records/search';

export const SearchKindEnum = vocabulary('SearchKind', 'Kinds of result of a search.', searchKinds);
