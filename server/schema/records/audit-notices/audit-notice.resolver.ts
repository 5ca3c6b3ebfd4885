import {
  Args,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '#server/context';
import { updateInput } from '#server/records/input';
import { RecordListArgs } from '#server/records/list-args';
import { recordResolver } from '#server/records/resolver';
import { connectionType } from '../../mechanics/pages.ts';
import { User } from '../../account/users/user.entity.ts';
import { AuditNotice } from './audit-notice.entity.ts';
import * as auditNotices from './audit-notices.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'An audit letter to add.' })
class CreateAuditNoticeInput {
  @Field(() => GraphQLDay)
  letterDate!: Date;

  @Field(() => GraphQLDay, {
    description: 'By which it is to be answered; the letter decides.',
  })
  dueDate!: Date;

  @Field(() => String, { nullable: true })
  note?: string | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'When it was answered; null: it is open.',
  })
  sentOn?: Date | null;
}

@InputType({ description: 'The changes to an audit letter; what is left out stays.' })
class UpdateAuditNoticeInput extends updateInput(CreateAuditNoticeInput) {}

@ObjectType({ description: 'A page of audit letters.' })
class AuditNoticeConnection extends connectionType('AuditNotice', AuditNotice) {}

@Resolver(() => AuditNotice)
export class AuditNoticeResolver extends recordResolver({
  name: 'AuditNotice',
  label: 'an audit letter',
  type: AuditNotice,
  inputs: { create: CreateAuditNoticeInput, update: UpdateAuditNoticeInput },
  service: auditNotices,
}) {
  @Query(() => AuditNoticeConnection, { description: 'Your audit letters, newest first.' })
  auditNotices(@Ctx() ctx: Context, @Args(() => RecordListArgs) args: RecordListArgs) {
    return auditNotices.list(ctx, args);
  }

  @Query(() => AuditNotice, { description: 'One of your audit letters.' })
  auditNotice(@Ctx() ctx: Context, @IdArg('id', 'AuditNotice') id: string) {
    return auditNotices.get(ctx, id);
  }
}

@Resolver(() => User)
export class UserAuditNoticeResolver {
  @FieldResolver(() => AuditNotice, {
    nullable: true,
    description: 'Not answered yet.',
  })
  openAuditNotice(@Ctx() ctx: Context, @Root() { id }: User) {
    return auditNotices.getOpen(ctx, id);
  }
}
