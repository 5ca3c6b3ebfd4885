import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { User } from '../schema/users/user.entity.ts';

/** Something that fell due for a user, once; the day's digest tells of it. */
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

  /** Which rule of domain/reminders. */
  @Property({ type: 'text' })
  rule!: string;

  /** What it is about, and which of the rule's times: it never falls due again. */
  @Property({ type: 'text' })
  key!: string;

  /** What its text is made of. */
  @Property({ type: 'json' })
  facts!: Record<string, unknown>;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  toldAt: Date | null = null;
}
