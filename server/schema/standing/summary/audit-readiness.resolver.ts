import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { Activity } from '../../records/activities/activity.entity.ts';
import { User } from '../../account/users/user.entity.ts';
import { registrationArg } from '../registration.arg.ts';
import * as auditReadiness from './audit-readiness.ts';
import { ActivityReadiness, AuditReadiness } from './audit-readiness.type.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';

@Resolver(() => Activity)
export class ActivityReadinessResolver {
  @FieldResolver(() => ActivityReadiness)
  readiness(@Ctx() ctx: Context, @Root() { id }: Activity) {
    return auditReadiness.of(ctx, id);
  }

  @FieldResolver(() => Int, {
    description: 'Only files whose content exists.',
  })
  evidenceFilesCount(@Ctx() ctx: Context, @Root() { id }: Activity) {
    return auditReadiness.filesOf(ctx, id);
  }
}

@Resolver(() => User)
export class AuditReadinessResolver {
  @FieldResolver(() => AuditReadiness)
  auditReadiness(
    @Ctx() ctx: Context,
    @Root() user: User,
    @Arg('period', () => String, {
      defaultValue: 'current',
      description: 'current, all, or the year in which it ends, such as 2026.',
    })
    period: string,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return auditReadiness.get(ctx, period, user, registration);
  }
}
