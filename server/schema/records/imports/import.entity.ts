import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ImportKind } from '#domain/records/imports';
import { User } from '../../account/users/user.entity.ts';
import { ImportKindEnum } from './import.enums.ts';

/** Ids of the records that an import added, by table. */
export type ImportedIds = Record<string, number[]>;

@ObjectType({
  description: 'Records that were imported together, and can be undone together.',
})
@Entity({ tableName: 'imports' })
@Unique({ name: 'imports_request', properties: ['userId', 'requestKey'] })
@Index({
  name: 'imports_list',
  expression: 'create index imports_list on imports (user_id, created_at desc, id desc)',
})
export class Import {
  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  /** Chosen by the caller, so that a request repeated after a lost response imports nothing twice. */
  @Property({ type: 'text', hidden: true })
  requestKey!: string;

  /** The hash of the request's input: another input with the same key is refused. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestHash: string | null = null;

  @Field(() => ImportKindEnum)
  @Property({ type: 'text' })
  kind!: ImportKind;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  @Field(() => Int)
  @Property({ type: 'integer' })
  rowCount!: number;

  /** Stored here, so that the tables it fills need no column for imports. */
  @Property({ type: 'json', hidden: true })
  recordIds!: ImportedIds;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  undoneAt: Date | null = null;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', persist: false })
  undoUntil?: Date;
}
