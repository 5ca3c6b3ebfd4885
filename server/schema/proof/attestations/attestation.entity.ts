import { DecimalType, OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import type { AttestationSource, SignedRecord } from '#domain/proof/attestations';
import { Activity } from '../../records/activities/activity.entity.ts';
import { User } from '../../account/users/user.entity.ts';

/**
 * Another person's confirmation of an activity, as it was signed. Only a correction of its crew session changes it,
 * and it is deleted with its activity (docs/decisions/052-attestations.md).
 */
@Entity({ tableName: 'attestations' })
@Check({ name: 'attestations_hours_positive', expression: 'hours > 0' })
export class Attestation {
  [OptionalProps]?:
    'registrationNumber' | 'comment' | 'askedAt' | 'inOwnersBrowser' | 'correctedHours';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The owner of the activity, not the person who signed. */
  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @Index()
  @ManyToOne(() => Activity, { mapToPk: true, fieldName: 'activity_id', deleteRule: 'cascade' })
  activityId!: number;

  @Property({ type: 'text' })
  source!: AttestationSource;

  /** As the person who signed stated it, like the role and the number. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  role!: string;

  @Property({ type: 'text', nullable: true })
  registrationNumber: string | null = null;

  /** Hours confirmed: at most those of the activity when it was signed. */
  @Property({ type: new DecimalType('number'), precision: 5, scale: 1 })
  hours!: number;

  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  signedAt!: Date;

  /** When the link was made or the crew session began; null: before this was recorded. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  askedAt: Date | null = null;

  /** True if it came from a browser in which the owner has signed in; null: not known. */
  @Property({ type: 'boolean', nullable: true })
  inOwnersBrowser: boolean | null = null;

  /** Hours left after less of the crew session counts; null: all of them. */
  @Property({ type: new DecimalType('number'), precision: 5, scale: 1, nullable: true })
  correctedHours: number | null = null;

  /** The record that the signer saw. */
  @Property({ type: 'json' })
  signed!: SignedRecord;

  /** The SHA-256 of its canonical text (domain/proof/attestations.ts), in hexadecimal. */
  @Property({ type: 'text' })
  signedHash!: string;
}
