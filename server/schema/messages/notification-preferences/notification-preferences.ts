import { LockMode } from '@mikro-orm/core';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { validate } from '#server/validate';
import { emailBlocked } from '#domain/account/email-addresses';
import {
  channelLabels,
  channelUnavailable,
  notificationChannels,
  preferenceKinds,
  preferencesFrom,
  type NotificationChannel,
  type NotificationPreferences as Choices,
} from '#domain/messages/notification-preferences';
import { notificationPreferencesSchema } from '#domain/messages/notification-preferences.schema';
import type { User } from '../../account/users/user.entity.ts';
import { NotificationPreference } from './notification-preference.entity.ts';
import type { NotificationPreferences } from './notification-preference.type.ts';

interface Stored {
  choices: Parameters<typeof preferencesFrom>[0] | null;
  email: { confirmed: boolean; unsubscribed: boolean; refused: boolean } | null;
}

const getRead = defineQuery<Stored>({
  name: 'notificationPreferences',
  sql: () => `
    select json_build_object(
      'choices', (select json_build_object('kinds', kinds, 'quietHours', quiet_hours,
          'rhythm', rhythm, 'weekday', weekday)
        from notification_preferences where user_id = $1),
      'email', (select json_build_object('confirmed', confirmed_at is not null,
        'unsubscribed', unsubscribed_at is not null, 'refused', refused_at is not null) from email_addresses where user_id = $1))`,
});

/** The signed-in user's preferences, with defaults for the rest. */
export async function get(ctx: Context, user: User): Promise<NotificationPreferences> {
  const stored = await ctx.reads.read(getRead, user.id);
  const { channels } = ctx.services;
  return shown(preferencesFrom(stored.choices ?? {}), {
    inApp: null,
    email: channels.email ? emailBlocked(stored.email) : channelUnavailable.email,
    push: channels.push ? null : channelUnavailable.push,
  });
}

/** Changes the given preferences and keeps the others. */
export async function update(ctx: Context, input: unknown): Promise<User> {
  const user = await requireUser(ctx);
  const change = validate(notificationPreferencesSchema, input);
  const chosen = Object.fromEntries(
    change.kinds?.map(({ kind, ...channels }) => [kind, channels]) ?? [],
  );
  await transaction(ctx, async ({ em }) => {
    await em.execute(
      `insert into notification_preferences (user_id, kinds) values (?, '{}') on conflict do nothing`,
      [user.id],
    );
    const row = await em.findOneOrFail(
      NotificationPreference,
      { userId: user.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    row.kinds = { ...row.kinds, ...chosen };
    if (change.quietHours !== undefined) row.quietHours = change.quietHours;
    if (change.rhythm !== undefined) row.rhythm = change.rhythm;
    if (change.weekday !== undefined) row.weekday = change.weekday;
  });
  return user;
}

function shown(
  { kinds, quietHours, weekday }: Choices,
  unavailable: Record<NotificationChannel, string | null>,
): NotificationPreferences {
  return {
    kinds: preferenceKinds.map((each) => ({ ...each, ...kinds[each.kind] })),
    quietHours,
    weekday,
    channels: notificationChannels.map((channel) => ({
      channel,
      label: channelLabels[channel],
      unavailable: unavailable[channel],
    })),
  };
}
