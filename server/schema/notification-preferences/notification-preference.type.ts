import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whether one kind of notification is wanted, by channel.' })
export class KindPreference {
  @Field(() => String, { description: 'The kind, such as cpd-behind.' })
  kind!: string;

  @Field(() => String, { description: 'Under which heading: Deadlines, Learning or Account.' })
  group!: string;

  @Field(() => String, { description: 'The kind in a few words.' })
  label!: string;

  @Field(() => String, { description: 'When it is sent.' })
  description!: string;

  @Field(() => Boolean, { description: 'In the app.' })
  inApp!: boolean;

  @Field(() => Boolean, { description: 'By e-mail, where the server can send it.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'As a push message, where the server can send it.' })
  push!: boolean;
}

@ObjectType({ description: 'Hours in which nothing is sent by e-mail or push.' })
export class QuietHours {
  @Field(() => String, { description: 'The start, HH:MM in your time zone.' })
  from!: string;

  @Field(() => String, { description: 'The end, HH:MM; earlier than the start: the next day.' })
  until!: string;
}

@ObjectType({ description: 'A way on which notifications travel.' })
export class NotificationChannel {
  @Field(() => String, { description: 'inApp, email or push.' })
  channel!: string;

  @Field(() => String, { description: 'Its name.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing can be sent to you on it; null where it can.',
  })
  unavailable!: string | null;
}

@ObjectType({ description: 'What you chose about notifications.' })
export class NotificationPreferences {
  @Field(() => [KindPreference], { description: 'All kinds that one can choose about.' })
  kinds!: KindPreference[];

  @Field(() => QuietHours, { nullable: true, description: 'Your quiet hours; null: none.' })
  quietHours!: QuietHours | null;

  @Field(() => [NotificationChannel], { description: 'The channels, and which of them work here.' })
  channels!: NotificationChannel[];
}
