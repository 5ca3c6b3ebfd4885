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
import { Attestation } from '../attestations/attestation.entity.ts';
import { CrewMember } from './crew-member.entity.ts';

/** "I was there with …": one member of a session confirms another. */
@Entity({ tableName: 'crew_confirmations' })
@Unique({ name: 'crew_confirmations_once', properties: ['byId', 'memberId'] })
@Index({
  name: 'crew_confirmations_attestation_id',
  expression:
    'create index crew_confirmations_attestation_id on crew_confirmations (attestation_id) where attestation_id is not null',
})
@Check({ name: 'crew_confirmations_of_others', expression: 'by_id <> member_id' })
export class CrewConfirmation {
  [OptionalProps]?: 'attestedAt' | 'inOwnersBrowser' | 'attestationId';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => CrewMember, {
    mapToPk: true,
    fieldName: 'by_id',
    deleteRule: 'cascade',
    index: false,
  })
  byId!: number;

  @Index()
  @ManyToOne(() => CrewMember, { mapToPk: true, fieldName: 'member_id', deleteRule: 'cascade' })
  memberId!: number;

  @Property({ type: 'datetime', length: 3 })
  confirmedAt!: Date;

  /** When it became an attestation of that member's activity. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  attestedAt: Date | null = null;

  /** True if it was pressed in a browser in which that member has signed in; null: not known. */
  @Property({ type: 'boolean', nullable: true })
  inOwnersBrowser: boolean | null = null;

  @ManyToOne(() => Attestation, {
    mapToPk: true,
    fieldName: 'attestation_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  attestationId: number | null = null;
}
