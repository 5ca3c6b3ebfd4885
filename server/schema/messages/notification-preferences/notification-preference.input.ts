import { Field, InputType, Int } from 'type-graphql';
import { PreferenceKindEnum, ReminderRhythmEnum } from './notification-preference.enums.ts';

@InputType({ description: 'The channels of one kind of notification.' })
export class KindPreferenceInput {
  @Field(() => PreferenceKindEnum)
  kind!: string;

  @Field(() => Boolean)
  inApp!: boolean;

  @Field(() => Boolean)
  email!: boolean;

  @Field(() => Boolean)
  push!: boolean;
}

@InputType({ description: 'Hours in which nothing is sent by e-mail or push.' })
export class QuietHoursInput {
  @Field(() => String, { description: 'HH:MM in your time zone.' })
  from!: string;

  @Field(() => String, {
    description: 'HH:MM; on the next day if earlier than the start.',
  })
  until!: string;
}

@InputType({ description: 'Changes of the preferences; omitted fields keep their value.' })
export class UpdateNotificationPreferencesInput {
  @Field(() => [KindPreferenceInput], { nullable: true })
  kinds?: KindPreferenceInput[];

  @Field(() => QuietHoursInput, {
    nullable: true,
    description: 'Null turns them off.',
  })
  quietHours?: QuietHoursInput | null;

  @Field(() => ReminderRhythmEnum, {
    nullable: true,
  })
  rhythm?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a weekly digest: 1 (Monday) to 7 (Sunday).',
  })
  weekday?: number | null;
}
