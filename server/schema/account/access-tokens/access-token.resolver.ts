import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { User } from '../users/user.entity.ts';
import { CreateAccessTokenInput } from './access-token.input.ts';
import { AccessToken } from './access-token.type.ts';
import * as accessTokens from './access-tokens.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { TOKENS_MAX } from '#domain/account/access-tokens';

@Resolver(() => User)
export class AccessTokenResolver {
  @FieldResolver(() => [AccessToken], {
    description: 'Those that have not expired, newest first.',
  })
  @AtMost(TOKENS_MAX)
  accessTokens(@Ctx() ctx: Context, @Root() user: User) {
    return accessTokens.list(ctx, user.id);
  }

  @Mutation(() => AccessToken, {
    description: 'Creates an access token. Needs a recent proof of identity (confirmIdentity).',
  })
  createAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateAccessTokenInput)
    input: CreateAccessTokenInput,
  ) {
    return accessTokens.create(ctx, input);
  }

  @Mutation(() => AccessToken, {
    description: 'Revokes an access token: from now on it is refused, and its websockets close.',
  })
  revokeAccessToken(
    @Ctx() ctx: Context,
    @IdArg('id', 'AccessToken')
    id: string,
  ) {
    return accessTokens.revoke(ctx, id);
  }
}
