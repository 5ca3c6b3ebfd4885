import { Field, ObjectType } from 'type-graphql';

@ObjectType('CalendarFeed', { description: 'Your private calendar.' })
export class CalendarFeedType {
  @Field(() => String, {
    description: 'Its address, for calendar programs. Whoever has it can read the calendar.',
  })
  url!: string;
}
