import { Args, Ctx, Field, Float, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { updateInput } from '#server/records/input';
import { RecordListArgs } from '#server/records/list-args';
import { recordResolver } from '#server/records/resolver';
import { connectionType } from '../../mechanics/pages.ts';
import { Preset } from './preset.entity.ts';
import * as presets from './presets.ts';
import { ActivityCategoryEnum, ActivityTypeEnum } from '../activities/activity.enums.ts';
import { PresetRepeatEnum } from './preset.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'A preset to add.' })
class CreatePresetInput {
  @Field(() => String, { description: 'At least 2 characters.' })
  title!: string;

  @Field(() => Float, { description: 'In steps of half an hour, at least 0.5.' })
  hours!: number;

  @Field(() => ActivityCategoryEnum)
  category!: string;

  @Field(() => ActivityTypeEnum, {
    nullable: true,
  })
  activityType?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Done in an interactive setting with other practitioners.',
  })
  isInteractive?: boolean | null;

  @Field(() => String, { nullable: true })
  provider?: string | null;

  @Field(() => PresetRepeatEnum, {
    nullable: true,
    description: 'Never by default.',
  })
  repeat?: string | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'The first day on which it is proposed; required unless it never is.',
  })
  startsOn?: Date | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Recorded or skipped until then.',
  })
  settledOn?: Date | null;
}

@InputType({ description: 'The changes to a preset; what is left out stays.' })
class UpdatePresetInput extends updateInput(CreatePresetInput) {}

@ObjectType({ description: 'A page of presets.' })
class PresetConnection extends connectionType('Preset', Preset) {}

@Resolver(() => Preset)
export class PresetResolver extends recordResolver({
  name: 'Preset',
  label: 'a preset',
  type: Preset,
  inputs: { create: CreatePresetInput, update: UpdatePresetInput },
  service: presets,
}) {
  @Query(() => PresetConnection, { description: 'Your presets, newest first.' })
  presets(@Ctx() ctx: Context, @Args(() => RecordListArgs) args: RecordListArgs) {
    return presets.list(ctx, args);
  }

  @Query(() => Preset, { description: 'One of your presets.' })
  preset(@Ctx() ctx: Context, @IdArg('id', 'Preset') id: string) {
    return presets.get(ctx, id);
  }
}
