import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Channels, QuietHours, RhythmName } from '#domain/messages/notification-preferences';
import { User } from '../../account/users/user.entity.ts';

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

  @Property({ type: 'text', default: 'daily' })
  rhythm: RhythmName = 'daily';

  /** The day of a weekly digest; 1 is Monday. */
  @Property({ type: 'smallint', nullable: true })
  weekday: number | null = null;
}
