import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The settings that all processes of a database share; one row, from the first process that started. */
@Entity({ tableName: 'installation' })
@Check({ name: 'installation_id_check', expression: 'id = 1' })
export class Installation {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  /** bcrypt of a key derived from JWT_SECRET: neither is in the database, and each guess costs a sign-in's work. */
  @Property({ type: 'text' })
  secretHash!: string;

  /** The public key of the VAPID pair. */
  @Property({ type: 'text' })
  pushKey!: string;

  /** PUBLIC_URL; null if it is not set. */
  @Property({ type: 'text', nullable: true })
  publicUrl: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  setAt!: Date;
}
