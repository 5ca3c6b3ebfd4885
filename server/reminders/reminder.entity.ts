import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { User } from '../schema/account/users/user.entity.ts';

/** Something due for a user; the day's digest sends it once. */
@Entity({ tableName: 'reminders' })
@Unique({ name: 'reminders_once', properties: ['userId', 'rule', 'key'] })
@Index({
  name: 'reminders_untold',
  expression: 'create index reminders_untold on reminders (user_id, id) where told_at is null',
})
export class Reminder {
  @PrimaryKey({ type: 'bigint' })
  id!: string;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  /** The rule in domain/messages/reminders. */
  @Property({ type: 'text' })
  rule!: string;

  /** The subject, and which of the rule's times: the same key is never due again. */
  @Property({ type: 'text' })
  key!: string;

  /** The values of its text. */
  @Property({ type: 'json' })
  facts!: Record<string, unknown>;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  toldAt: Date | null = null;
}
