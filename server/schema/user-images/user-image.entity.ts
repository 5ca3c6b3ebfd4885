import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** The one profile picture of a user, cropped and re-encoded; apart from the row that every request reads. */
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

  /** Follows from the content, so that an address never shows two pictures. */
  @Property({ type: 'string', length: 32 })
  version!: string;

  /** WebP. */
  @Property({ type: 'blob', hidden: true })
  data!: Buffer;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
