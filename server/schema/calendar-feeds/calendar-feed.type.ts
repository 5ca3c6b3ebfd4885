import { Field, ObjectType } from 'type-graphql';

@ObjectType('CalendarFeed', { description: 'Your private calendar.' })
export class CalendarFeedType {
  @Field(() => String, {
    description: 'Its address, for calendar programs. Anyone with it can read the calendar.',
  })
  url!: string;
}
