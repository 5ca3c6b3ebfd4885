import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { User } from '../../account/users/user.entity.ts';
import { UpdateNotificationPreferencesInput } from './notification-preference.input.ts';
import { NotificationPreferences } from './notification-preference.type.ts';
import * as notificationPreferences from './notification-preferences.ts';

@Resolver(() => User)
export class NotificationPreferenceResolver {
  @FieldResolver(() => NotificationPreferences)
  notificationPreferences(@Ctx() ctx: Context, @Root() user: User) {
    return notificationPreferences.get(ctx, user);
  }

  @Mutation(() => User, {
    description: 'Changes your notification preferences.',
  })
  updateNotificationPreferences(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateNotificationPreferencesInput)
    input: UpdateNotificationPreferencesInput,
  ) {
    return notificationPreferences.update(ctx, input);
  }
}
