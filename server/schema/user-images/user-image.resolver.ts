import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { User } from '../users/user.entity.ts';
import * as userImages from './user-images.ts';

@Resolver(() => User)
export class UserImageResolver {
  @Mutation(() => User, {
    description: 'Removes the profile picture; a new one is uploaded with POST /api/user/image.',
  })
  removeProfileImage(@Ctx() ctx: Context) {
    return userImages.remove(ctx);
  }
}
