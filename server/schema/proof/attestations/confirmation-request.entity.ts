import { OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Activity } from '../../records/activities/activity.entity.ts';
import { User } from '../../account/users/user.entity.ts';
import { Attestation } from './attestation.entity.ts';

/** A link by which the owner of an activity asks one person to confirm it. It works once, until it expires. */
@Entity({ tableName: 'confirmation_requests' })
@Check({
  name: 'confirmation_requests_settled_once',
  expression: 'num_nonnulls(revoked_at, confirmed_at, refused_at) <= 1',
})
@Index({
  name: 'confirmation_requests_attestation_id',
  expression:
    'create index confirmation_requests_attestation_id on confirmation_requests (attestation_id) where attestation_id is not null',
})
export class ConfirmationRequest {
  [OptionalProps]?:
    | 'address'
    | 'revokedAt'
    | 'confirmedAt'
    | 'refusedAt'
    | 'refusedBy'
    | 'comment'
    | 'attestationId';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @Index()
  @ManyToOne(() => Activity, { mapToPk: true, fieldName: 'activity_id', deleteRule: 'cascade' })
  activityId!: number;

  /** The token is derived from it and never stored; a message with the link has the same id. */
  @Property({ type: 'uuid', hidden: true })
  linkId!: string;

  @Unique()
  @Property({ type: 'text', hidden: true })
  tokenHash!: string;

  /** The e-mail address it was sent to, until the request is settled. */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  refusedAt: Date | null = null;

  /** The name that the person who refused gave, if any; a confirmation has its own. */
  @Property({ type: 'text', nullable: true })
  refusedBy: string | null = null;

  /** Comment of the person who refused, if any. */
  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  @ManyToOne(() => Attestation, {
    mapToPk: true,
    fieldName: 'attestation_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  attestationId: number | null = null;
}
