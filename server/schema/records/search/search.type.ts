import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import type { SearchKind } from '#domain/records/record-links';
import { SEARCH_TEXT_MAX } from '#domain/records/search';
import { SearchKindEnum } from './search.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'Something that a search over all records found.' })
export class SearchResult {
  @Field(() => SearchKindEnum)
  kind!: SearchKind;

  @IdField({ kind: 'kind' })
  recordId!: number;

  @Field(() => String, { description: 'Of a reflective log, how it begins.' })
  title!: string;

  @Field(() => String, { description: 'Such as category and hours.' })
  detail!: string;

  @Field(() => String, { description: 'A path within the app.' })
  link!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Null for modules and resources.',
  })
  day!: Date | null;
}

@ArgsType()
export class SearchArgs {
  @Field(() => String, {
    description: `Words or beginnings of words, all of which it contains; the first ${SEARCH_TEXT_MAX} characters.`,
  })
  query!: string;

  @Field(() => Int, {
    nullable: true,
    description: `1 to ${PAGE_MAX}; ${PAGE_DEFAULT} by default.`,
  })
  first?: number | null;
}
