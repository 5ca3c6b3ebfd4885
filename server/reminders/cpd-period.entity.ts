import { DecimalType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { CivilDate } from '#domain/dates';
import { User } from '../schema/users/user.entity.ts';

/**
 * The current CPD period of a user and what it requires, as domain/cpd judges them, kept so that one statement can
 * find everybody for whom something is due. It is made anew when the period ends or the registration changes.
 */
@Entity({ tableName: 'cpd_periods' })
export class CpdPeriod {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  /** The registration that it was judged by. */
  @Property({ type: 'date', nullable: true })
  registrationDate: CivilDate | null = null;

  @Property({ type: 'date', nullable: true })
  registrationExpiryDate: CivilDate | null = null;

  @Property({ type: 'date' })
  startDate!: CivilDate;

  /** The last day that belongs to it. */
  @Index()
  @Property({ type: 'date' })
  endDate!: CivilDate;

  @Property({ type: new DecimalType('number'), precision: 4, scale: 1 })
  requiredHours!: number;

  @Property({ type: new DecimalType('number'), precision: 4, scale: 1 })
  requiredInteractiveHours!: number;

  /** The user's day on which a digest was last told; there is one a day. */
  @Property({ type: 'date', nullable: true })
  toldOn: CivilDate | null = null;
}
