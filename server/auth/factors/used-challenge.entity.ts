import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A used passkey challenge; kept until it expires, so that it does not work twice. */
@Entity({ tableName: 'used_challenges' })
export class UsedChallenge {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'datetime', length: 3, index: true })
  expiresAt!: Date;
}
