import { type Opt } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { CivilDay } from '#server/db/civil-day';
import type { ReceiptWay } from '#domain/proof/team-board';
import { User } from '../../account/users/user.entity.ts';

/** That somebody else read a receipt, once a day and way. Kept for its owner after the reader or the team is gone. */
@Entity({ tableName: 'receipt_readings' })
@Unique({
  name: 'receipt_readings_day',
  properties: ['userId', 'readerMemberId', 'way', 'day'],
})
@Index({
  name: 'receipt_readings_list',
  expression:
    'create index receipt_readings_list on receipt_readings (user_id, last_at desc, id desc)',
})
@Index({
  name: 'receipt_readings_old',
  expression: 'create index receipt_readings_old on receipt_readings (day)',
})
export class ReceiptReading {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The owner of the receipt, not the reader. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  /** The reader's membership, which may no longer exist. */
  @Property({ type: 'integer' })
  readerMemberId!: number;

  @Property({ type: 'integer' })
  teamId!: number;

  @Property({ type: 'text' })
  teamName!: string;

  @Property({ type: 'text' })
  readerName!: string;

  @Property({ type: 'text' })
  way!: ReceiptWay;

  /** In the owner's time zone. */
  @Property({ type: CivilDay })
  day!: Date;

  @Property({ type: 'integer', default: 1 })
  count: number & Opt = 1;

  @Property({ type: 'datetime', length: 3 })
  lastAt!: Date;
}
