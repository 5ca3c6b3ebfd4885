import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Channels, QuietHours } from '#domain/notification-preferences';
import { User } from '../users/user.entity.ts';

/** A user's choices about notifications; no row: the defaults. Read it through preferencesFrom(). */
@Entity({ tableName: 'notification_preferences' })
export class NotificationPreference {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  /** By kind, in the form of notificationPreferencesSchema. */
  @Property({ type: 'json' })
  kinds: Partial<Record<string, Channels>> = {};

  @Property({ type: 'json', nullable: true })
  quietHours: QuietHours | null = null;
}
