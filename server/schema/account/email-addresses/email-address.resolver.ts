import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { EmailAddress } from './email-address.entity.ts';
import * as emailAddresses from './email-addresses.ts';
import { User } from '../users/user.entity.ts';

@Resolver(() => EmailAddress)
export class EmailAddressResolver {
  @FieldResolver(() => Boolean, { description: 'True once the link sent to it was followed.' })
  confirmed(@Root() { confirmedAt }: EmailAddress) {
    return confirmedAt !== null;
  }

  @FieldResolver(() => Boolean, {
    description: 'By a link in a message.',
  })
  unsubscribed(@Root() { unsubscribedAt }: EmailAddress) {
    return unsubscribedAt !== null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if its mail server refused a message for good: nothing is sent until you change or confirm it again.',
  })
  refused(@Root() { refusedAt }: EmailAddress) {
    return refusedAt !== null;
  }

  @Mutation(() => User, {
    description: 'Changes your e-mail address and sends it a link that confirms it.',
  })
  updateEmail(
    @Ctx() ctx: Context,
    @Arg('address', () => String, { description: 'At most 254 characters.' })
    address: string,
  ) {
    return emailAddresses.update(ctx, { address });
  }

  @Mutation(() => Boolean, {
    description: 'Confirms an e-mail address by the link sent to it, signed in or not.',
  })
  confirmEmail(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'Of the link in the message.' })
    token: string,
  ) {
    return emailAddresses.confirm(ctx, { token });
  }

  @Mutation(() => User, { description: 'Deletes your e-mail address.' })
  deleteEmail(@Ctx() ctx: Context) {
    return emailAddresses.remove(ctx);
  }

  @Mutation(() => User, { description: 'Turns e-mail on again after you have unsubscribed.' })
  resubscribeEmail(@Ctx() ctx: Context) {
    return emailAddresses.resubscribe(ctx);
  }
}

@Resolver(() => User)
export class UserEmailResolver {
  @FieldResolver(() => EmailAddress, {
    nullable: true,
  })
  email(@Ctx() ctx: Context, @Root() user: User) {
    return emailAddresses.get(ctx, user);
  }

  @FieldResolver(() => Boolean, { description: 'True if this server can send e-mail.' })
  emailAvailable(@Ctx() ctx: Context) {
    return ctx.services.channels.email;
  }
}
