import { randomUUID } from 'node:crypto';
import type { Services } from '../../context.ts';
import type { Em } from '../../db/database.ts';
import {
  notBefore,
  preferencesFrom,
  wants,
  type NotificationPreferences,
} from '#domain/notification-preferences';
import type { NotificationKind, NotificationText } from '#domain/notifications';
import { Delivery } from './delivery.entity.ts';
import { Notification } from './notification.entity.ts';

export interface Notice extends NotificationText {
  kind: NotificationKind;
  /** The e-mail address that it goes to in place of the user's, which has changed. */
  address?: string;
}

/** Somebody to be told, with what decides how. */
export interface Recipient {
  userId: number;
  timeZone: string;
  preferences: NotificationPreferences;
  /** The ways out of the app that this server has and that lead to this user. */
  reachable: { email: boolean; push: boolean };
}

/** What goes to one recipient: to the list in the app, by e-mail, by push; null where nothing does. */
export interface Addressed {
  recipient: Recipient;
  inApp: Notice | null;
  email: Notice | null;
  push: Notice | null;
}

/** What telling needs; a request's context has it, and so has a command of the operator. */
export interface Telling {
  em: Em;
  now: Date;
  services: Pick<Services, 'channels' | 'pubsub'>;
}

/**
 * Tells a user of something, on every way that the user wants for its kind. It belongs to the caller's unit of work;
 * the answer pushes it live, to be called once that is committed.
 */
export async function notify(ctx: Telling, userId: number, notice: Notice): Promise<() => void> {
  const recipients = await recipientsOf(ctx.services, ctx.em, [userId]);
  return send(
    ctx.services,
    ctx.em,
    ctx.now,
    recipients.map((to) => addressed(to, notice)),
  );
}

/** Users as recipients, in one statement; an unknown id is left out. */
export async function recipientsOf(
  { channels }: Pick<Services, 'channels'>,
  em: Em,
  userIds: readonly number[],
): Promise<Recipient[]> {
  const rows = await em.execute<RecipientRow[]>(
    `select u.id, u.time_zone, p.kinds, p.quiet_hours,
       e.user_id is not null as email,
       exists (select from push_subscriptions s where s.user_id = u.id) as push
     from users u left join notification_preferences p on p.user_id = u.id
       left join email_addresses e on e.user_id = u.id
         and e.confirmed_at is not null and e.unsubscribed_at is null
     where u.id = any(?::int[])`,
    [`{${userIds.join(',')}}`],
  );
  return rows.map((row) => ({
    userId: row.id,
    timeZone: row.time_zone,
    preferences: preferencesFrom({ kinds: row.kinds ?? {}, quietHours: row.quiet_hours }),
    reachable: { email: channels.email && row.email, push: channels.push && row.push },
  }));
}

/**
 * Writes what is addressed, each table in one statement however many recipients there are; the answer pushes it live,
 * to be called once it is committed. E-mail and push leave after the quiet hours of their recipient.
 */
export async function send(
  { pubsub }: Pick<Services, 'pubsub'>,
  em: Em,
  now: Date,
  list: readonly Addressed[],
): Promise<() => void> {
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
  return () => {
    shown.forEach((each) => pubsub.publish('notificationAdded', each.userId, each));
    if (leaving > 0) pubsub.publish('deliveriesWritten', 'all', {});
  };
}

interface RecipientRow {
  id: number;
  time_zone: string;
  kinds: Parameters<typeof preferencesFrom>[0]['kinds'] | null;
  quiet_hours: NotificationPreferences['quietHours'];
  email: boolean;
  push: boolean;
}

function addressed(recipient: Recipient, notice: Notice): Addressed {
  const on = (channel: 'inApp' | 'email' | 'push') =>
    wants(recipient.preferences, notice.kind, channel) ? notice : null;
  return { recipient, inApp: on('inApp'), email: on('email'), push: on('push') };
}

const row = ({ kind, title, message, link }: Notice) => ({
  kind,
  title,
  message,
  link: link ?? null,
});
