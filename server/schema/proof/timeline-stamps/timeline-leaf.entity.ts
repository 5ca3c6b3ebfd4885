import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../account/users/user.entity.ts';
import { TimelineStamp } from './timeline-stamp.entity.ts';

/**
 * The newest event of one timeline under a root, with the proof: it is deleted with its account, and no other proof
 * needs it.
 */
@Entity({ tableName: 'timeline_leaves' })
@Index({ name: 'timeline_leaves_stamp', properties: ['stampId', 'userId'] })
export class TimelineLeaf {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  @ManyToOne(() => TimelineStamp, {
    primary: true,
    mapToPk: true,
    fieldName: 'stamp_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  stampId!: number;

  @Property({ type: 'integer' })
  seq!: number;

  @Property({ type: 'text' })
  hash!: string;

  /** Random, in hexadecimal. */
  @Property({ type: 'text' })
  salt!: string;

  /** As JSON: index, size and path (domain/records/merkle.ts). */
  @Property({ type: 'json' })
  proof!: object;
}
