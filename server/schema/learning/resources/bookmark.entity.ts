import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { User } from '../../account/users/user.entity.ts';
import { Resource } from './resource.entity.ts';

/** A user's bookmark of a resource. */
@Entity({ tableName: 'resource_bookmarks' })
@Unique({ properties: ['resourceId', 'userId'] })
@Index({
  name: 'resource_bookmarks_list',
  expression:
    'create index resource_bookmarks_list on resource_bookmarks (user_id, created_at desc, id desc)',
})
export class ResourceBookmark {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Resource, {
    mapToPk: true,
    fieldName: 'resource_id',
    deleteRule: 'cascade',
    index: false,
  })
  resourceId!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
