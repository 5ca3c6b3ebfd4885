import { Field, ObjectType } from 'type-graphql';
import { GraphQLAddress } from '../../mechanics/address.ts';

@ObjectType('CalendarFeed', { description: 'Your private calendar.' })
export class CalendarFeedType {
  @Field(() => GraphQLAddress, {
    description: 'For calendar programs. Anyone with it can read the calendar.',
  })
  url!: string;
}
