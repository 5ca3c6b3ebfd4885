import { Field, Int, ObjectType } from 'type-graphql';
import {
  NotificationChannelNameEnum,
  NotificationGroupEnum,
  PreferenceKindEnum,
} from './notification-preference.enums.ts';

@ObjectType({ description: 'The channels of one kind of notification.' })
export class KindPreference {
  @Field(() => PreferenceKindEnum)
  kind!: string;

  @Field(() => NotificationGroupEnum)
  group!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String, { description: 'When it is sent.' })
  description!: string;

  @Field(() => Boolean)
  inApp!: boolean;

  @Field(() => Boolean, { description: 'If the server can send it.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'If the server can send it.' })
  push!: boolean;
}

@ObjectType({ description: 'Hours in which nothing is sent by e-mail or push.' })
export class QuietHours {
  @Field(() => String, { description: 'HH:MM in your time zone.' })
  from!: string;

  @Field(() => String, {
    description: 'HH:MM; on the next day if earlier than the start.',
  })
  until!: string;
}

@ObjectType({ description: 'A channel for notifications.' })
export class NotificationChannel {
  @Field(() => NotificationChannelNameEnum)
  channel!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing can be sent to you on it.',
  })
  unavailable!: string | null;
}

@ObjectType({ description: 'Your notification preferences.' })
export class NotificationPreferences {
  @Field(() => [KindPreference])
  kinds!: KindPreference[];

  @Field(() => QuietHours, { nullable: true })
  quietHours!: QuietHours | null;

  @Field(() => Int, {
    nullable: true,
    description: 'On which reminders come together, 1 is Monday; null if they come on any day.',
  })
  weekday!: number | null;

  @Field(() => [NotificationChannel])
  channels!: NotificationChannel[];
}
