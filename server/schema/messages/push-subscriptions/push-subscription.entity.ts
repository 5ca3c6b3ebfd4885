import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Session } from '#server/auth/sessions/session.entity';
import { User } from '../../account/users/user.entity.ts';

/** A browser that receives push messages for a user, with its description from when push was turned on. */
@ObjectType('PushDevice', { description: 'A browser that receives your push messages.' })
@Entity({ tableName: 'push_subscriptions' })
export class PushSubscription {
  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  /**
   * The session that turned it on. When that is signed out, there or from another device, nothing more is sent; a
   * session that merely expired keeps its row, and its reminders.
   */
  @Index()
  @ManyToOne(() => Session, { mapToPk: true, fieldName: 'session_id', deleteRule: 'cascade' })
  sessionId!: string;

  /** Unique: a browser shows the messages of one user. */
  @Field(() => String, {
    description: 'At its push service; by it a browser recognises itself.',
  })
  @Unique()
  @Property({ type: 'text' })
  endpoint!: string;

  @Property({ type: 'text', hidden: true })
  p256dh!: string;

  @Property({ type: 'text', hidden: true })
  auth!: string;

  @Property({ type: 'string', length: 300, nullable: true })
  userAgent!: string | null;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
