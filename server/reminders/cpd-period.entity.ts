import { DecimalType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CivilDate } from '#domain/dates';
import { User } from '../schema/account/users/user.entity.ts';

/**
 * A current CPD period and its requirement, as computed by domain/standing/cpd, stored so that one statement can find all users
 * with something due. Recomputed when the period ends or the registration changes.
 */
abstract class KeptPeriod {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  /** The registration on which it is based. */
  @Property({ type: 'date', nullable: true })
  registrationDate: CivilDate | null = null;

  @Property({ type: 'date' })
  startDate!: CivilDate;

  /** The last day of the period. */
  @Property({ type: 'date' })
  endDate!: CivilDate;

  @Property({ type: new DecimalType('number'), precision: 4, scale: 1 })
  requiredHours!: number;

  @Property({ type: new DecimalType('number'), precision: 4, scale: 1 })
  requiredInteractiveHours!: number;
}

/** CPD period of a user's first registration; each user has one. */
@Entity({ tableName: 'cpd_periods' })
@Index({ properties: ['endDate'] })
export class CpdPeriod extends KeptPeriod {
  @Property({ type: 'date', nullable: true })
  registrationExpiryDate: CivilDate | null = null;

  /** The other details of the registration on which it is based; null if computed before they existed. */
  @Property({ type: 'text', nullable: true })
  basis: string | null = null;

  /** The day on which the registration expires; null without a registration date. */
  @Property({ type: 'date', nullable: true })
  expiryDate: CivilDate | null = null;

  /** The user's day of the last digest; there is one a day. */
  @Property({ type: 'date', nullable: true })
  toldOn: CivilDate | null = null;
}

/** CPD period of a registration beside the first. */
@Entity({ tableName: 'other_cpd_periods' })
export class OtherCpdPeriod extends KeptPeriod {
  @PrimaryKey({ type: 'text' })
  profession!: string;

  /** The registration on which it is based, as stored with the user. */
  @Property({ type: 'text' })
  basis!: string;

  /** The day on which the registration expires; null without a registration date. */
  @Property({ type: 'date', nullable: true })
  expiryDate: CivilDate | null = null;
}
