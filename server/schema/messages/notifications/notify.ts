import { randomUUID } from 'node:crypto';
import type { Services } from '#server/context';
import type { Em } from '#server/db/database';
import { afterCommit } from '#server/db/transaction';
import {
  notBefore,
  preferencesFrom,
  isChannelEnabled,
  type NotificationPreferences,
  type RhythmName,
} from '#domain/messages/notification-preferences';
import type { NotificationKind, NotificationText } from '#domain/messages/notifications';
import { Delivery } from './delivery.entity.ts';
import { Notification } from './notification.entity.ts';

export interface Notice extends NotificationText {
  kind: NotificationKind;
  /** The e-mail address to use instead of the user's, which has changed. */
  address?: string;
}

/** A recipient, with the preferences that decide the channels. */
export interface Recipient {
  userId: number;
  timeZone: string;
  preferences: NotificationPreferences;
  /** The channels of this server that reach this user. */
  reachable: { email: boolean; push: boolean };
}

/** The messages for one recipient in the app, by e-mail and by push; null for none. */
export interface Addressed {
  recipient: Recipient;
  inApp: Notice | null;
  email: Notice | null;
  push: Notice | null;
}

/** The part of a request's context that sending needs; an operator's command makes its own. */
export interface NotifyContext {
  em: Em;
  now: Date;
  services: Pick<Services, 'channels' | 'pubsub' | 'log'>;
}

/**
 * Notifies a user on every channel that the user wants for this kind. Call it in the transaction of the
 * change: the live event follows the commit.
 */
export async function notify(ctx: NotifyContext, userId: number, notice: Notice): Promise<void> {
  const recipients = await recipientsOf(ctx, [userId]);
  await send(
    ctx,
    recipients.map((to) => addressed(to, notice)),
  );
}

/** Notifies several users, each with their own message, by the same number of statements however many they are. */
export async function notifyEach(
  ctx: NotifyContext,
  list: readonly { userId: number; notice: Notice }[],
): Promise<void> {
  if (list.length === 0) return;
  const recipients = await recipientsOf(
    ctx,
    list.map(({ userId }) => userId),
  );
  const notices = new Map(list.map(({ userId, notice }) => [userId, notice]));
  await send(
    ctx,
    recipients.map((to) => addressed(to, notices.get(to.userId)!)),
  );
}

/** Users as recipients, in one statement; unknown ids are left out. */
export async function recipientsOf(
  { em, services: { channels } }: NotifyContext,
  userIds: readonly number[],
): Promise<Recipient[]> {
  const rows = await em.execute<RecipientRow[]>(
    `select u.id, u.time_zone, p.kinds, p.quiet_hours, p.rhythm, p.weekday,
       e.user_id is not null as email,
       exists (select from push_subscriptions s where s.user_id = u.id) as push
     from users u left join notification_preferences p on p.user_id = u.id
       left join email_addresses e on e.user_id = u.id
         and e.confirmed_at is not null and e.unsubscribed_at is null and e.refused_at is null
     where u.id = any(?::int[])`,
    [`{${userIds.join(',')}}`],
  );
  return rows.map((row) => ({
    userId: row.id,
    timeZone: row.time_zone,
    preferences: preferencesFrom({
      kinds: row.kinds ?? {},
      quietHours: row.quiet_hours,
      rhythm: row.rhythm,
      weekday: row.weekday,
    }),
    reachable: { email: channels.email && row.email, push: channels.push && row.push },
  }));
}

/**
 * Writes notifications and deliveries, each table in one statement however many recipients there are; publishes the live
 * events after the commit. E-mail and push wait for the end of a recipient's quiet hours.
 */
export async function send(ctx: NotifyContext, list: readonly Addressed[]): Promise<void> {
  const { em, now } = ctx;
  const { pubsub } = ctx.services;
  const shown = list.flatMap(({ recipient: { userId }, inApp }) =>
    inApp ? [em.create(Notification, { ...row(inApp), userId, createdAt: now })] : [],
  );
  let leaving = 0;
  for (const { recipient, ...notices } of list) {
    for (const channel of ['email', 'push'] as const) {
      const notice = recipient.reachable[channel] ? notices[channel] : null;
      if (!notice) continue;
      leaving += 1;
      em.create(Delivery, {
        ...row(notice),
        address: (channel === 'email' && notice.address) || null,
        id: randomUUID(),
        userId: recipient.userId,
        channel,
        createdAt: now,
        notBefore: notBefore(recipient.preferences.quietHours, now, recipient.timeZone),
      });
    }
  }
  await em.flush();
  for (const each of shown) {
    afterCommit(ctx, () => pubsub.publish('notificationAdded', each.userId, each));
  }
  if (leaving > 0) afterCommit(ctx, () => pubsub.publish('deliveriesWritten', 'all', {}));
}

interface RecipientRow {
  id: number;
  time_zone: string;
  kinds: Parameters<typeof preferencesFrom>[0]['kinds'] | null;
  quiet_hours: NotificationPreferences['quietHours'];
  rhythm: RhythmName | null;
  weekday: number | null;
  email: boolean;
  push: boolean;
}

function addressed(recipient: Recipient, notice: Notice): Addressed {
  const on = (channel: 'inApp' | 'email' | 'push') =>
    isChannelEnabled(recipient.preferences, notice.kind, channel) ? notice : null;
  return { recipient, inApp: on('inApp'), email: on('email'), push: on('push') };
}

const row = ({ kind, title, message, link }: Notice) => ({
  kind,
  title,
  message,
  link: link ?? null,
});
