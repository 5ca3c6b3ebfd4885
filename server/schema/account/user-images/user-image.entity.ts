import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** A user's profile picture, cropped and re-encoded; separate from the row that every request reads. */
@Entity({ tableName: 'user_images' })
export class UserImage {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  /** Derived from the content, so that an address never shows two pictures. */
  @Property({ type: 'string', length: 32 })
  version!: string;

  /** WebP. */
  @Property({ type: 'blob', hidden: true })
  data!: Buffer;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
