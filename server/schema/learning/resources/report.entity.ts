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

/** A user's report of a resource to the operator. It hides the resource from this user. */
@Entity({ tableName: 'resource_reports' })
@Unique({ properties: ['userId', 'resourceId'] })
@Index({
  name: 'resource_reports_list',
  expression:
    'create index resource_reports_list on resource_reports (resource_id, created_at desc, id desc)',
})
export class ResourceReport {
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

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
