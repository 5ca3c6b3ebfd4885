import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  Float,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Context } from '#server/context';
import { updateInput } from '#server/records/input';
import { RecordListArgs } from '#server/records/list-args';
import { recordResolver } from '#server/records/resolver';
import { connectionType } from '../../mechanics/pages.ts';
import { PracticePeriod } from './practice-period.entity.ts';
import * as practicePeriods from './practice-periods.ts';
import { PracticeKindEnum } from './practice-period.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdArg, IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { practiceLimits } from '#domain/records/practice-periods';

@InputType({ description: 'Practice hours to add.' })
class CreatePracticePeriodInput {
  @Field(() => PracticeKindEnum, {
    nullable: true,
    description: 'Practice by default.',
  })
  kind?: string;

  @Field(() => String, { description: 'At least 2 characters.' })
  employer!: string;

  @Field(() => String, { nullable: true })
  position?: string | null;

  @Field(() => GraphQLDay)
  startDate!: Date;

  @Field(() => GraphQLDay, {
    description: 'Of practice not in the future, and at most 12 months later.',
  })
  endDate!: Date;

  @Field(() => Float, { description: 'In steps of half an hour; 0 for leave.' })
  hours!: number;

  @IdField(['Document'], { nullable: true, description: 'They prove it.' })
  documentIds?: string[];

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({ description: 'The changes to practice hours; what is left out stays.' })
class UpdatePracticePeriodInput extends updateInput(CreatePracticePeriodInput) {}

@InputType({ description: 'Hours between two days, such as a month.' })
class PracticeMonthInput {
  @Field(() => GraphQLDay)
  startDate!: Date;

  @Field(() => GraphQLDay)
  endDate!: Date;

  @Field(() => Float, { description: 'Hours worked, in steps of half an hour.' })
  hours!: number;
}

@InputType({ description: 'Practice hours of one employer, by month.' })
class AddPracticePeriodsInput {
  @Field(() => String, { description: 'At least 2 characters.' })
  employer!: string;

  @Field(() => String, { nullable: true })
  position?: string | null;

  @Field(() => [PracticeMonthInput], { description: 'At most 132.' })
  periods!: PracticeMonthInput[];
}

@ArgsType()
class PracticePeriodArgs extends RecordListArgs {
  @Field(() => PracticeKindEnum, {
    nullable: true,
  })
  kind?: string | null;
}

@ObjectType({ description: 'A page of practice hours.' })
class PracticePeriodConnection extends connectionType('PracticePeriod', PracticePeriod) {}

@Resolver(() => PracticePeriod)
export class PracticePeriodResolver extends recordResolver({
  name: 'PracticePeriod',
  label: 'practice hours',
  type: PracticePeriod,
  inputs: { create: CreatePracticePeriodInput, update: UpdatePracticePeriodInput },
  service: practicePeriods,
}) {
  @Query(() => PracticePeriodConnection, { description: 'Your practice hours, newest first.' })
  practicePeriods(@Ctx() ctx: Context, @Args(() => PracticePeriodArgs) args: PracticePeriodArgs) {
    return practicePeriods.list(ctx, args);
  }

  @Query(() => PracticePeriod, { description: 'One entry of your practice hours.' })
  practicePeriod(@Ctx() ctx: Context, @IdArg('id', 'PracticePeriod') id: string) {
    return practicePeriods.get(ctx, id);
  }

  @Mutation(() => [PracticePeriod], {
    description:
      'Adds practice hours of one employer by month, all or none. Returns those added: entries of the same days that exist are left out.',
  })
  @AtMost(practiceLimits.several)
  addPracticePeriods(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPracticePeriodsInput) input: object,
  ) {
    return practicePeriods.addSeveral(ctx, input);
  }
}
