import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { User } from '../users/user.entity.ts';
import * as userImages from './user-images.ts';

@Resolver(() => User)
export class UserImageResolver {
  @FieldResolver(() => GraphQLAddress, {
    nullable: true,
  })
  profileImageUrl(@Ctx() { services }: Context, @Root() { profileImage }: User) {
    return profileImage && services.env.publicUrl + profileImage;
  }

  @Mutation(() => User, {
    description: 'Deletes the profile picture; a new one is uploaded with POST /api/user/image.',
  })
  deleteProfileImage(@Ctx() ctx: Context) {
    return userImages.remove(ctx);
  }
}
