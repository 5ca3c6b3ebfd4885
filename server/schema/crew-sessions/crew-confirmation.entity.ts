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
import { CrewMember } from './crew-member.entity.ts';

/** "I was there with …": one member of a session confirms another. */
@Entity({ tableName: 'crew_confirmations' })
@Unique({ name: 'crew_confirmations_once', properties: ['byId', 'memberId'] })
@Check({ name: 'crew_confirmations_of_others', expression: 'by_id <> member_id' })
export class CrewConfirmation {
  [OptionalProps]?: 'attestedAt';

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
}
