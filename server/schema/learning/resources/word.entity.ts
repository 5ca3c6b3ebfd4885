import { Entity, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';

/** Every word stem that a resource has, so that a mistyped one finds its neighbours. Kept by a trigger. */
@Entity({ tableName: 'resource_words' })
@Index({
  name: 'resource_words_similar',
  expression:
    'create index resource_words_similar on resource_words using gist (word gist_trgm_ops)',
})
@Index({
  name: 'resource_words_beginning',
  expression: 'create index resource_words_beginning on resource_words (word collate "C")',
})
export class ResourceWord {
  @PrimaryKey({ type: 'text' })
  word!: string;
}
