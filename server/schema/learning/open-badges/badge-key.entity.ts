import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** The public part of an RSA key (RFC 7517). */
export interface PublicKey {
  kty: string;
  n: string;
  e: string;
}

/** A key that signs Open Badges and packs, or used to: its public part stays so that old ones can be checked (decisions 069, 089). */
@Entity({ tableName: 'badge_keys' })
@Check({
  name: 'badge_keys_retired',
  expression: '(retired_at is null) = (sealed_key is not null)',
})
@Index({
  name: 'badge_keys_current',
  expression:
    'create unique index badge_keys_current on badge_keys ((true)) where retired_at is null',
})
export class BadgeKey {
  [OptionalProps]?: 'sealedKey' | 'retiredAt';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** SHA-256 of the public key (RFC 7638), which badges refer to. */
  @Unique()
  @Property({ type: 'text' })
  thumbprint!: string;

  @Property({ type: 'json' })
  publicKey!: PublicKey;

  /** The private key, encrypted; null once retired. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedKey: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** When it was retired. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  retiredAt: Date | null = null;
}
