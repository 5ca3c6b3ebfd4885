import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** The public part of an RSA key (RFC 7517). */
export interface PublicKey {
  kty: string;
  n: string;
  e: string;
}

/** A key that signs Open Badges, or did: its public part stays for those who check old ones (decision 069). */
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

  /** SHA-256 of the public key (RFC 7638), by which badges name it. */
  @Unique()
  @Property({ type: 'text' })
  thumbprint!: string;

  @Property({ type: 'json' })
  publicKey!: PublicKey;

  /** The private key, encrypted; null once it was retired. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedKey: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** From when it signs no more. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  retiredAt: Date | null = null;
}
