import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { LoginInput, RegisterInput } from './auth.input.ts';
import * as auth from './auth.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => User, {
    description: 'Creates an account and signs it in; the session is a cookie.',
  })
  register(@Ctx() ctx: Context, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return auth.register(ctx, input);
  }

  @Mutation(() => User, { description: 'Signs in; the session is a cookie.' })
  login(@Ctx() ctx: Context, @Arg('input', () => LoginInput) input: LoginInput) {
    return auth.login(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: 'Signs out; the cookie and every copy of it stop working.',
  })
  logout(@Ctx() ctx: Context) {
    return auth.logout(ctx);
  }
}
